import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import { theme } from '../../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.s,
  alignContent: 'center',
  minBlockSize: '3.25rem',
  paddingBlock: theme.space.xxs,
});

export const heading = style({ fontSize: theme.size.h4, fontVariantNumeric: 'tabular-nums' });

export const count = style({
  fontSize: theme.size.small,
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.xs,
  '@media': { [screens.desktop]: { marginInlineStart: 'auto' } },
});

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: theme.size.small,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

export const chip = style([button, { gap: '0.375rem', fontWeight: 560 }]);

export const chipText = style({
  selectors: { [`${chip}:hover > &`]: { textDecoration: 'line-through' } },
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: '0.75rem',
  lineHeight: '1.875rem',
  borderRadius: theme.radius.full,
  background: theme.color.panel,
});

export const clear = style([
  button,
  { color: theme.color.brand, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.18em' },
]);
