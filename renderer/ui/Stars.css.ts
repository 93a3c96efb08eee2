import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  fontSize: theme.size.small,
});
export const stars = style({ display: 'flex', gap: '0.125rem', color: theme.color.brand });
export const full = style({ fill: 'currentColor' });
export const empty = style({ opacity: 0.6 });
