import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const list = styleVariants({
  tiles: [columns.four, { gap: `${theme.space.l} ${theme.space.m}` }],
  rows: { display: 'grid' },
  ticks: [columns.three, { gap: `${theme.space.xs} ${theme.space.m}` }],
});

export const item = styleVariants({
  tiles: {
    display: 'grid',
    gap: theme.space.xs,
    alignContent: 'start',
    paddingBlockStart: theme.space.s,
    borderBlockStart: `2px solid ${theme.color.brand}`,
  },
  rows: {
    display: 'grid',
    gap: `${theme.space.xs} ${theme.space.l}`,
    paddingBlock: theme.space.m,
    borderBlockStart: `1px solid ${theme.color.line}`,
    '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(14rem, 1fr) 2fr' } },
  },
  ticks: { display: 'grid', gridTemplateColumns: '1.75rem 1fr', alignItems: 'start' },
});

export const head = style({ display: 'grid', gap: theme.space.xs, justifyItems: 'start' });
export const icon = style({ color: theme.color.brand });
export const title = style({ fontSize: theme.size.h4 });
export const text = style({ color: theme.color.quiet, maxInlineSize: theme.width.measure });
