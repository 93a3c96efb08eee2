import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.s,
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  color: theme.color.ink,
  fontWeight: 560,
  textDecoration: 'none',
  ':hover': { color: theme.color.brand, borderColor: theme.color.brand },
});

export const kind = style({ fontSize: theme.size.small, color: theme.color.quiet, fontWeight: 400 });
