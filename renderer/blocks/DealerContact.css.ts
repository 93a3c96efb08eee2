import { globalStyle, style } from '@vanilla-extract/css';
import { cluster } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({ ...shared.split(5, 6), gap: `${theme.space.xl} clamp(2.5rem, 6vw, 6rem)` });

export const main = style({ display: 'grid', gap: theme.space.s, alignContent: 'start', justifyItems: 'start' });
export const name = style({ fontWeight: 560, color: theme.color.quiet });
export const number = style({
  ...shared.figure,
  ...shared.plainLink,
  fontSize: theme.size.h1,
  fontWeight: 720,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});
// Safari and Firefox can zoom text alone, beyond any cap.
globalStyle(`${number} [data-unbroken]`, { whiteSpace: 'normal' });
export const actions = style([cluster, { marginBlockStart: theme.space.xs }]);

export const hours = style({
  display: 'grid',
  gap: theme.space.xxs,
  minInlineSize: 'min(18rem, 100%)',
  marginBlockStart: theme.space.m,
});
export const hoursTitle = style({ fontSize: theme.size.h4 });

export const showrooms = style({ display: 'grid', alignContent: 'start' });
export const showroom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space.xxs} ${theme.space.m}`,
  paddingBlock: theme.space.m,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
});
export const showroomName = style({ flexBasis: '100%', fontSize: theme.size.h3 });
export const specialHours = style({ flexBasis: '100%' });
/** Wide enough for a line of an address. If the links don't fit beside it, they go below. */
export const address = style({ flex: '1 1 15rem', fontStyle: 'normal', color: theme.color.quiet });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.m}` });
export const link = style({
  ...shared.roomy,
  gap: theme.space.xxs,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
});
