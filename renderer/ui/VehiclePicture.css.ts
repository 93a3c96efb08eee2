import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** All photographs of vehicles have one shape, so that those in a row are of one height. */
export const photograph = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  borderRadius: theme.radius.small,
});
