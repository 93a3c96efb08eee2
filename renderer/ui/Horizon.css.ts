import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(6rem, 10vw, 9.5rem)',
  marginBlockStart: theme.space.m,
  // Covers the seam that rounding can leave above the ground.
  marginBlockEnd: '-1px',
});

export const far = style({ fill: theme.color.hillFar });
export const near = style({ fill: theme.color.hillNear });
export const ground = style({ fill: theme.color.night });
