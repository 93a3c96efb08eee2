import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ ...shared.column, gap: theme.space.xs, justifyItems: 'start' });

export const map = style(shared.map);

export const button = style({
  ...shared.roomy,
  gap: theme.space.xs,
  padding: `0 ${theme.space.s}`,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.full,
  background: 'transparent',
  color: theme.color.ink,
  fontSize: theme.size.small,
  fontWeight: 560,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.brand, color: theme.color.brand },
  '@media': { print: { display: 'none' } },
});
