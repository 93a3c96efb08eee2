import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Stands in for words or a picture until they have loaded. */
export const skeleton = style({
  background: theme.color.panel,
  borderRadius: theme.radius.small,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});
