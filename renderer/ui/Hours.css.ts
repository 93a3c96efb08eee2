import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5em, auto) 1fr',
  gap: theme.space.xs,
  paddingBlock: theme.space.xxs,
});
