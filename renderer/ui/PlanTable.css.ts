import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const table = style(shared.table);
/** On a narrow screen, or with larger text alone, the figures of a plan go below it, each with its column heading. */
const listed = screens.narrowContainer;
const gap = { paddingInlineStart: theme.space.xs };
const cell = style({
  paddingBlock: '0.625rem',
  // Browsers have a pixel there, and the words across all columns would make the table wider than its place.
  paddingInline: 0,
  borderBlockEnd: hairline,
  verticalAlign: 'baseline',
  textAlign: 'start',
});
export const heads = style({ '@container': { [listed]: { display: 'none' } } });
export const row = style({
  breakInside: 'avoid',
  '@container': { [listed]: { display: 'block', paddingBlockEnd: theme.space.xs } },
});
export const head = style([
  cell,
  {
    paddingBlock: theme.space.xxs,
    borderBlockEndColor: theme.color.control,
    fontSize: theme.size.label,
    fontWeight: 560,
    color: theme.color.quiet,
  },
]);
export const plan = style([
  cell,
  { fontWeight: 'inherit', '@container': { [listed]: { display: 'block', borderBlockEnd: 0 } } },
]);
export const figure = style([
  cell,
  gap,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': {
      [listed]: {
        ...shared.apart,
        alignItems: 'baseline',
        columnGap: theme.space.xs,
        paddingInlineStart: 0,
        selectors: {
          '&::before': { content: 'attr(data-column)', fontSize: theme.size.label, color: theme.color.quiet },
          '&:not(:last-child)': { paddingBlockEnd: 0, borderBlockEnd: 0 },
        },
      },
    },
  },
]);
export const headFigure = style([head, gap, { inlineSize: 'min(6.5rem, 25cqi)', textAlign: 'end' }]);
/** On a wider screen, the badge, then the name with the mark beside it, then what is said about the plan. */
globalStyle(`${plan} > div`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'baseline',
  '@container': { [listed]: { display: 'block' } },
});
export const badges = style({
  display: 'contents',
  fontSize: theme.size.label,
  fontWeight: 650,
  letterSpacing: '0.04em',
  color: theme.color.brand,
  '@container': { [listed]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.xs } },
});
/** Room for a finger above and below the words. */
export const link = style({
  position: 'relative',
  display: 'inline-block',
  gridArea: '2 / 1',
  paddingBlock: '0.5625rem',
  marginBlock: '-0.4375rem',
  fontWeight: 600,
  ':focus-visible': { outlineOffset: '-5px' },
  // Without a badge above it, what follows would be beside the length of the plan.
  selectors: { [`${badges}:empty + &`]: { marginBlockEnd: '1rem' } },
});
export const perDay = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h4,
  fontWeight: 700,
  '@media': { [screens.small]: { fontSize: 'inherit' } },
});
export const recommended = style({
  gridArea: '2 / 2',
  marginInlineStart: theme.space.xs,
  paddingInline: theme.space.xs,
  whiteSpace: 'nowrap',
  borderRadius: theme.radius.full,
  background: theme.color.accent,
  color: theme.color.onAccent,
  '@media': { [screens.small]: { paddingInline: theme.space.xxs, letterSpacing: 0 } },
  // Too narrow for the mark between the name and the total.
  '@container': { '(max-width: 21rem)': { gridArea: '3 / 1 / auto / -1', marginInlineStart: 0 } },
});
/** Goes across all columns, below the figures, without making the first column wider. */
export const text = style({
  gridColumn: '1 / -1',
  inlineSize: '100cqi',
  maxInlineSize: theme.width.measure,
  marginInlineEnd: '-100cqi',
  fontSize: theme.size.small,
  lineHeight: 1.4,
  color: theme.color.quiet,
  '@container': { [listed]: { inlineSize: 'auto', marginInlineEnd: 0 } },
  '@media': {
    // Where tables stand side by side, a description is as high as two lines, so that their rows line up.
    [screens.menu]: { selectors: { '&:last-child': { minBlockSize: '2lh' } } },
  },
});
export const duration = style({
  display: 'block',
  fontSize: theme.size.label,
  color: theme.color.quiet,
  '@container': { [listed]: { flexBasis: '100%' } },
});
