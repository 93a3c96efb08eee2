import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ ...shared.apart, gap: theme.space.xs });
// With a large text size, the steps wrap.
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.space.xxs,
});
export const input = style({
  inlineSize: 'max(5.5rem, min(7.5rem, 34vw))',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  textAlign: 'center',
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const step = style({
  ...shared.roundButton('2.75rem'),
  padding: 0,
  borderWidth: '2px',
  background: theme.color.surface,
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.brand },
    '&[data-disabled]': { borderColor: theme.color.line, color: theme.color.quiet, cursor: 'default' },
  },
});
