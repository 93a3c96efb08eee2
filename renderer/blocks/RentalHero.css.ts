import { style } from '@vanilla-extract/css';
import { container, onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([onNight, { overflow: 'clip' }]);
export const words = style([
  container,
  {
    display: 'grid',
    gap: theme.space.s,
    paddingBlock: 'clamp(3rem, 6vw, 5rem) clamp(2rem, 4vw, 3.5rem)',
    '@media': { [screens.desktop]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end', columnGap: theme.space.xl } },
  },
]);
export const heading = style({ maxInlineSize: '14ch', fontSize: theme.size.display, lineHeight: 0.98 });
export const side = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start' });
export const text = style({ fontSize: theme.size.lead, lineHeight: 1.45, maxInlineSize: '46ch' });

/** The screen is narrow, or only the text is larger. The carts then stand below each other, all on the lawn. */
const narrow = '(max-width: 19.75rem)';

/** More carts than a phone has room for side by side. There they stand two and two, all on the lawn. */
const many = ':has(> :nth-child(4))';
const inPairs = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlockStart: theme.space.s,
  background: theme.color.nightSurface,
};
/** Too few for three columns, so they are larger. */
const few = ':not(:has(> :nth-child(3)))';
const inHalves = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const inRow = { grid: 'auto / auto-flow minmax(0, 1fr)', paddingBlockStart: 0, background: 'none' };

export const lawn = style({ containerType: 'inline-size' });
export const carts = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 'clamp(0.5rem, 3vw, 3rem)',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', background: theme.color.nightSurface } },
    '@media': {
      screen: {
        '@container': {
          [`not ${narrow}`]: { selectors: { [`&${many}`]: inPairs, [`&${few}`]: inHalves } },
          '(min-width: 60rem)': { selectors: { [`&${many}`]: inRow } },
        },
      },
    },
  },
]);
/** As high as its row, so that all names begin on one line, and the lawn below the carts ends on one. */
export const item = style({ display: 'grid' });
export const cart = style({
  ...shared.plainLink,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // Very large text goes beside its cart instead of below it.
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      columnGap: theme.space.xs,
    },
  },
});
export const picture = style({
  display: 'block',
  transition: `transform ${theme.time.calm}`,
  selectors: { [`${cart}:hover &`]: { transform: 'translateX(1%)' } },
});
const stacked = { display: 'grid', alignContent: 'start', justifyContent: 'start', justifyItems: 'start' };
const strip = {
  background: theme.color.nightSurface,
  boxShadow: `0 0 0 100vmax ${theme.color.nightSurface}`,
  clipPath: 'inset(0 -100vmax)',
};
export const label = style({
  ...shared.apart,
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: theme.space.s,
  paddingBlock: theme.space.m,
  position: 'relative',
  '@media': {
    // The first words have a strip of lawn across the page behind them, as high as the words, and the others stand on it.
    screen: { '@container': { [`not ${narrow}`]: { selectors: { [`${item}:first-child &`]: strip } } } },
    // Name and rate don't fit side by side in every column here, so stack them in all of them.
    'not all and (min-width: 64rem)': stacked,
  },
  selectors: { [`${carts}${many} &`]: stacked },
});
export const name = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h4,
  fontWeight: 680,
  textDecoration: 'underline',
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.2em',
});
export const rate = style({ fontVariantNumeric: 'tabular-nums', color: theme.color.quietOnNight });
export const unit = style({ whiteSpace: 'nowrap' });
export const amount = style({ color: theme.color.brand, fontWeight: 650 });
