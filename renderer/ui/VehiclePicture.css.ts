import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const photograph = styleVariants({
  /** All have the same aspect ratio, so that a row has one height. */
  row: { inlineSize: '100%', aspectRatio: '3 / 2', borderRadius: theme.radius.small },
  frame: { position: 'absolute', inset: 0, inlineSize: '100%' },
});
