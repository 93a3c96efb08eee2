import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: theme.space.l,
  alignItems: 'end',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: '1fr auto' } },
});

export const heading = style({ fontSize: theme.size.h2, maxInlineSize: '22ch' });
export const text = style({
  fontSize: theme.size.lead,
  color: theme.color.quiet,
  maxInlineSize: '52ch',
  marginBlockStart: theme.space.s,
});
