import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

/** Two columns and the button. By the width of the list, so that it also holds where only the text is larger. */
const middle = '(min-width: 36rem)';
const row = '(min-width: 51rem)';
const startAligned = `${screens.narrowContainer} or ${middle}`;

export const list = style({ containerType: 'inline-size', display: 'grid', borderBlockEnd: hairline });

export const plan = style({
  position: 'relative',
  display: 'grid',
  gap: `${theme.space.xs} ${theme.space.s}`,
  paddingBlock: theme.space.m,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name rate" "text text" "bar bar" "total saved" "terms terms" "reserve reserve"',
  selectors: {
    '&[data-recommended]': {
      marginInline: `calc(-1 * ${theme.space.s})`,
      marginBlock: theme.space.xs,
      paddingInline: theme.space.s,
      background: theme.color.surface,
      border: `2px solid ${theme.color.brand}`,
      borderRadius: theme.radius.large,
    },
    '&[data-recommended] + &': { borderBlockStartColor: 'transparent' },
  },
  '@container': {
    [screens.narrowContainer]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "rate" "text" "bar" "saved" "total" "terms" "reserve"',
    },
    [middle]: {
      // The rate gets more, since it has to stay on one line to be beside the name.
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) auto',
      gridTemplateRows: 'auto auto auto auto 1fr',
      gridTemplateAreas: '"name rate reserve" "text bar reserve" "text saved ." "text total ." "text terms ."',
      columnGap: theme.space.m,
    },
    [row]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14.75rem) minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"name rate total reserve" "text bar terms reserve" "text saved terms reserve"',
      columnGap: theme.space.m,
    },
  },
});

export const name = style({ gridArea: 'name', display: 'grid', gap: theme.space.xxs, alignContent: 'end' });
export const badge = style({
  fontSize: theme.size.label,
  fontWeight: 650,
  letterSpacing: '0.05em',
  color: theme.color.brand,
});
export const recommended = style({
  ...shared.badge,
  position: 'absolute',
  insetBlockStart: '-0.875rem',
  insetInlineStart: theme.space.s,
  paddingInline: '0.625rem',
  letterSpacing: '0.03em',
});
export const title = style({ fontSize: theme.size.h4 });

export const text = style({ ...shared.note, gridArea: 'text' });

export const rate = style({
  gridArea: 'rate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'end',
  justifyContent: 'end',
  columnGap: theme.space.xs,
  textAlign: 'end',
  '@container': { [startAligned]: { justifyContent: 'start', textAlign: 'start' } },
});
export const amount = style({
  ...shared.figure,
  fontSize: theme.size.h2,
  fontWeight: 720,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const bar = style({ gridArea: 'bar', alignSelf: 'start', paddingBlockStart: theme.space.xxs });
export const saved = style({
  gridArea: 'saved',
  fontSize: theme.size.small,
  fontWeight: 620,
  color: theme.color.brand,
  textAlign: 'end',
  '@container': { [startAligned]: { textAlign: 'start' } },
});

export const terms = style({ ...shared.note, gridArea: 'terms', alignSelf: 'start' });
export const total = style({
  gridArea: 'total',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'end',
  columnGap: theme.space.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style({ fontSize: theme.size.h4, fontWeight: 650 });

export const reserve = style({
  gridArea: 'reserve',
  display: 'grid',
  '@media': { print: { display: 'none' } },
  alignContent: 'start',
  paddingBlockStart: theme.space.xs,
});
