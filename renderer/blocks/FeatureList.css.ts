import { style, styleVariants } from '@vanilla-extract/css';
import { fourColumns, ofFour } from '../layout/even-columns.ts';
import { columns } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const strip = 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))';
const four = { [ofFour]: { gridTemplateColumns: fourColumns('15rem', theme.space.m) } };

export const list = styleVariants({
  tiles: [columns.four, { gap: `${theme.space.l} ${theme.space.m}`, selectors: four }],
  rows: { display: 'grid' },
  ticks: [columns.three],
  strip: {
    display: 'grid',
    columnGap: theme.space.m,
    gridTemplateColumns: strip,
    selectors: four,
    '@media': { [screens.menu]: { columnGap: 0 } },
  },
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
    borderBlockStart: hairline,
    breakInside: 'avoid',
    '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(min(14rem, 40%), 1fr) minmax(0, 2fr)' } },
  },
  ticks: { display: 'grid', gridTemplateColumns: '1.75rem 1fr', gap: theme.space.xxs, alignItems: 'start' },
  strip: {
    display: 'grid',
    gap: theme.space.s,
    alignContent: 'start',
    paddingBlock: theme.space.m,
    borderBlockEnd: hairline,
    '@media': {
      [screens.menu]: {
        padding: `${theme.space.l} ${theme.space.m}`,
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '& + &': { borderInlineStart: hairline },
        },
      },
    },
  },
});

const above = style({ display: 'grid', gap: theme.space.xs, justifyItems: 'start', alignContent: 'start' });
const beside = { display: 'flex', gap: theme.space.s, alignItems: 'center', alignSelf: 'start' } as const;
export const head = styleVariants({
  tiles: [above],
  rows: beside,
  strip: [above, { '@media': { [screens.phone]: beside } }],
});
export const icon = style({ color: theme.color.brand, flexShrink: 0 });
export const title = style({ fontSize: theme.size.h4 });
export const tickTitle = style({ display: 'block', fontWeight: 620 });
export const body = style({ display: 'grid', gap: theme.space.xs, alignContent: 'start', justifyItems: 'start' });
export const text = style({ color: theme.color.quiet, maxInlineSize: theme.width.measure });
