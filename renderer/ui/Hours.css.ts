import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xs,
  paddingBlock: theme.space.xxs,
});
export const days = style({ minInlineSize: '5.5em' });
