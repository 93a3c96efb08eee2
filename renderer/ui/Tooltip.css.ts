import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  borderRadius: '0.3125rem',
  background: theme.color.ink,
  color: theme.color.paper,
  fontSize: theme.size.label,
  '@media': { print: { display: 'none' } },
});
