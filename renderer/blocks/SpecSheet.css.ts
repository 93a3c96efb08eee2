import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const wide = '(min-width: 60rem)';

export const inner = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${theme.space.l} ${theme.space.xl}`,
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)', gridTemplateRows: 'auto 1fr' },
      print: { gridTemplateColumns: '1fr 1fr', gap: theme.space.l, paddingInline: 0, fontSize: '10pt' },
    },
  },
]);

export const part = style({ display: 'grid', alignContent: 'start', gap: theme.space.m });

globalStyle(`${part}:nth-child(2)`, { '@media': { [wide]: { gridRow: '1 / span 2', gridColumn: 2 } } });

export const features = style({
  display: 'grid',
  columnGap: theme.space.m,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' }, print: { gridTemplateColumns: '1fr' } },
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: theme.space.s,
  alignItems: 'start',
  paddingBlock: '1.125rem',
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: theme.size.h4,
  lineHeight: 1.35,
  breakInside: 'avoid',
  '@media': {
    [wide]: { minBlockSize: '7.75rem' },
    print: { minBlockSize: 0, fontSize: 'inherit', paddingBlock: '0.375rem', gap: theme.space.xs },
  },
});
export const tick = style({ color: theme.color.brand });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockStart: `2px solid ${theme.color.ink}`,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({ borderBlockEnd: `1px solid ${theme.color.line}`, breakInside: 'avoid' });

const cell = style({
  paddingBlock: '0.625rem',
  verticalAlign: 'baseline',
  textAlign: 'start',
  '@media': { print: { paddingBlock: '0.25rem' } },
});
export const label = style([
  cell,
  { paddingInlineEnd: theme.space.s, fontWeight: 'inherit', color: theme.color.quiet },
]);
export const value = style([cell, { textAlign: 'end', fontWeight: 600 }]);

export const note = style({ fontSize: theme.size.small, color: theme.color.quiet });

export const actions = style({ '@media': { print: { display: 'none' } } });
