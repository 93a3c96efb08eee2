import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  borderRadius: '0.3125rem',
  background: theme.color.ink,
  color: theme.color.paper,
  fontSize: theme.size.label,
  // A tap that moves the focus would show it, and nothing would take it away.
  '@media': { '(hover: none)': { display: 'none' }, print: { display: 'none' } },
});
