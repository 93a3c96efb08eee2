import { style } from '@vanilla-extract/css';
import { columns } from '../layout/layout.css.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const list = style([columns.four, { gap: theme.space.s }]);

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `0.25rem ${theme.space.s}`,
  alignContent: 'start',
  padding: theme.space.s,
  border: hairline,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  transition: `border-color ${theme.time.quick}`,
  ':hover': { borderColor: theme.color.brand },
});

export const link = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h4,
  fontWeight: 680,
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.small },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' } },
});

export const text = style({ gridColumn: '1', fontSize: theme.size.small, color: theme.color.quiet });
export const arrow = style({ gridArea: '1 / 2', color: theme.color.brand });
