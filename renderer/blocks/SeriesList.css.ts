import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const wide = '(min-width: 62rem)';
const middle = '(min-width: 40rem)';
const phone = '(max-width: 39.99rem)';
const between = '(min-width: 40rem) and (max-width: 61.99rem)';

export const list = styleVariants({
  showcase: { display: 'grid', gap: 'clamp(3rem, 6vw, 5rem)' },
  catalog: { display: 'grid', borderBlockEnd: hairline },
});

const entry = style({ ...shared.column, gap: theme.space.m });

export const card = styleVariants({
  showcase: [
    entry,
    {
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateRows: 'auto auto 1fr',
          columnGap: theme.space.xl,
          selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
        },
      },
    },
  ],
  catalog: [
    entry,
    {
      paddingBlock: theme.space.l,
      borderBlockStart: hairline,
      gridTemplateColumns: 'min(6.5rem, 33%) minmax(0, 1fr)',
      gap: `${theme.space.xs} ${theme.space.s}`,
      '@media': {
        [screens.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [middle]: {
          gridTemplateColumns: 'min(9rem, 25%) minmax(0, 1fr) min(11.5rem, 33%)',
          gap: theme.space.m,
          alignItems: 'baseline',
        },
        [wide]: { gridTemplateColumns: 'min(14rem, 25%) minmax(0, 1fr) min(14rem, 25%) min(11.5rem, 20%)' },
      },
    },
  ],
});

export const picture = styleVariants({
  showcase: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    aspectRatio: '16 / 10',
    paddingInline: '10%',
    paddingBlockEnd: '1%',
    borderRadius: theme.radius.large,
    background: theme.color.panel,
    '@media': {
      [wide]: {
        gridRow: '1 / span 3',
        selectors: { ':nth-child(even) > &': { gridColumn: 2 } },
      },
    },
  },
  catalog: {
    maxInlineSize: '14rem',
    alignSelf: 'start',
    gridRow: 'span 2',
    '@media': {
      [between]: { gridRow: '1 / span 2' },
      [screens.narrow]: { gridRow: 'auto' },
      [wide]: { gridRow: 'auto' },
    },
  },
});

export const scene = style({ ...shared.covering, zIndex: -1 });

/** In the catalog on a phone, the facts and the name go beside the cart, and everything else across both columns. */
export const words = style({
  ...shared.column,
  gap: theme.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [phone]: { selectors: { [`${card.catalog} > &`]: { display: 'contents' } } } },
});
const beside = { '@media': { [phone]: { gridColumn: '-2 / -1' } } };
const underneath = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xxs} ${theme.space.s}`,
  alignItems: 'baseline',
  ...beside,
});
export const count = style({
  paddingInline: '0.625rem',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.full,
  fontSize: theme.size.small,
  fontWeight: 600,
});
export const price = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });

export const name = styleVariants({
  showcase: { fontSize: theme.size.h2, letterSpacing: '-0.01em' },
  catalog: { fontSize: theme.size.h3, letterSpacing: '-0.005em', ...beside },
});
export const title = style([underneath, { fontWeight: 620 }]);
export const description = style([underneath, { color: theme.color.quiet, maxInlineSize: 'min(52ch, 100%)' }]);

const featureList = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  fontSize: theme.size.small,
});
export const features = styleVariants({
  showcase: [featureList],
  catalog: [featureList, underneath, { '@media': { [phone]: { paddingBlockStart: theme.space.xxs } } }],
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '0.375rem 1fr',
  gap: theme.space.xs,
  alignItems: 'baseline',
  '::before': {
    content: '""',
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    background: theme.color.brand,
    transform: 'translateY(-0.125rem)',
  },
});

const modelList = style({ display: 'grid', alignContent: 'start' });
export const models = styleVariants({
  showcase: [modelList],
  catalog: [
    modelList,
    underneath,
    {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      columnGap: theme.space.xs,
      '@media': {
        // The room for a finger above the first link goes into the margin, so that the link lines up with the words beside it.
        [middle]: { marginBlockStart: '-0.5rem' },
        [between]: { gridArea: '1 / 3 / span 2' },
      },
    },
  ],
});
export const model = style({ ...shared.roomy, fontWeight: 600 });
export const more = style([model, { color: theme.color.quiet, fontWeight: 'inherit' }]);
export const moreModels = style({ fontSize: theme.size.lead });
