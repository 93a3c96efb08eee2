import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  overflow: 'hidden',
});

export const picture = style({ background: theme.color.panel, padding: theme.space.s });
export const body = style({ display: 'grid', gap: theme.space.xs, alignContent: 'start', padding: theme.space.s });
export const name = style({ fontSize: theme.size.h4 });
export const nameLink = style({ color: 'inherit', textDecoration: 'none' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: theme.space.s,
  insetInlineStart: theme.space.s,
  padding: '0.125rem 0.625rem',
  borderRadius: '999px',
  fontSize: theme.size.small,
  fontWeight: 680,
  background: theme.color.accent,
  color: theme.color.onAccent,
});

export const price = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const series = style({ fontSize: theme.size.small, color: theme.color.quiet });

export const specs = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `0.25rem ${theme.space.s}`,
  fontSize: theme.size.small,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.m}`,
  marginBlockStart: 'auto',
});
