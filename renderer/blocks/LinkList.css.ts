import { style } from '@vanilla-extract/css';
import { columns } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
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
  ...shared.cardLink(theme.radius.small, '3px'),
  fontFamily: theme.font.heading,
  fontSize: theme.size.h4,
  fontWeight: 680,
});

export const text = style({ ...shared.note, gridColumn: '1' });
export const arrow = style({ gridArea: '1 / 2', color: theme.color.brand });
