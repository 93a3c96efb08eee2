import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** All vehicle photographs have the same aspect ratio, so that a row has one height. */
export const photograph = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  borderRadius: theme.radius.small,
});
