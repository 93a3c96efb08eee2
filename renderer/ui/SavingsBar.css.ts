import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  blockSize: '0.625rem',
  inlineSize: '100%',
  borderRadius: theme.radius.full,
  forcedColorAdjust: 'none',
  '@media': { print: { outline: '1px solid currentColor' } },
});
export const whole = style({ fill: theme.color.line });
export const saved = style({ fill: theme.color.brand });
