import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

/** Where the figures of a model go below its name. */
const brieflyIn = '(max-width: 36.8rem)';
/** Where its price also goes below it. */
const listed = screens.narrowContainer;

export const frame = style({ containerType: 'inline-size' });

export const table = style({ ...shared.table, '@media': { print: { fontSize: '10pt' } } });

const cell = style({
  paddingBlock: theme.space.xs,
  paddingInlineEnd: theme.space.s,
  textAlign: 'start',
  '@container': { [listed]: { padding: 0 } },
});

export const head = style([
  cell,
  { borderBlockEnd: `2px solid ${theme.color.ink}`, fontSize: theme.size.small, fontWeight: 620 },
]);

const last = style({ textAlign: 'end', paddingInlineEnd: 0, '@container': { [listed]: { textAlign: 'start' } } });
const onWide = style({ '@container': { [brieflyIn]: { display: 'none' } } });

export const heads = style({ '@container': { [listed]: { display: 'none' } } });
export const detailHead = style([head, onWide]);
export const priceHead = style([head, last]);

export const row = style({
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@container': { [listed]: { display: 'grid', paddingBlock: theme.space.xs } },
});
export const currentRow = style([row, { fontWeight: 650 }]);

export const model = style([cell, { fontWeight: 'inherit' }]);
export const modelInner = style({ display: 'flex', alignItems: 'center', gap: theme.space.s, minBlockSize: '3rem' });
export const picture = style({
  flex: 'none',
  // Smaller if large text leaves no room.
  inlineSize: 'clamp(0rem, 100vw - 13rem, 5.5rem)',
  '@media': { [screens.small]: { display: 'none' } },
});
/** Repeats in short what the hidden columns say about the model. */
export const brief = style({
  ...shared.note,
  display: 'none',
  fontWeight: 'normal',
  '@container': { [brieflyIn]: { display: 'block' } },
});
/** Room for a finger above and below the words. */
export const link = style({
  display: 'inline-block',
  paddingBlock: '0.5625rem',
  marginBlock: '-0.5625rem',
  // "D5 Maverick / 4 Plus" instead of "D5 Maverick 4 / Plus".
  textWrap: 'balance',
});
export const named = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.xs, alignItems: 'baseline' });
export const mark = style({
  paddingInline: '0.5rem',
  borderRadius: theme.radius.full,
  background: theme.color.brand,
  color: theme.color.onBrand,
  fontSize: theme.size.label,
  fontWeight: 600,
});

export const detail = style([cell, onWide]);
export const price = style([cell, last, { fontWeight: 650 }]);
