import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
/** On a narrow screen, the figures of a plan go below it, each with its column heading. */
const listed = screens.narrow;
const gap = { paddingInlineStart: theme.space.xs };
const cell = style({
  paddingBlock: '0.625rem',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  verticalAlign: 'baseline',
  textAlign: 'start',
});
export const heads = style({ '@media': { [listed]: { display: 'none' } } });
export const row = style({ '@media': { [listed]: { display: 'block', paddingBlockEnd: theme.space.xs } } });
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
  { fontWeight: 'inherit', '@media': { [listed]: { display: 'block', borderBlockEnd: 0 } } },
]);
export const figure = style([
  cell,
  gap,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': {
      [listed]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
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
export const headFigure = style([head, gap, { textAlign: 'end' }]);
/** Room for a finger above and below the words. */
export const link = style({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: '0.5625rem',
  marginBlock: '-0.4375rem',
  fontWeight: 600,
  ':focus-visible': { outlineOffset: '-5px' },
});
export const saved = style({ display: 'block', fontSize: theme.size.label, color: theme.color.quiet });
export const perDay = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h4,
  fontWeight: 700,
  '@media': { [screens.small]: { fontSize: 'inherit' } },
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xs,
  fontSize: theme.size.label,
  fontWeight: 650,
  letterSpacing: '0.04em',
  color: theme.color.brand,
});
export const recommended = style({
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.full,
  background: theme.color.accent,
  color: theme.color.onAccent,
  '@media': { [screens.small]: { paddingInline: theme.space.xxs, letterSpacing: 0 } },
});
export const text = style({ display: 'block', fontSize: theme.size.label, lineHeight: 1.4, color: theme.color.quiet });
export const duration = style({
  display: 'block',
  fontSize: theme.size.label,
  color: theme.color.quiet,
  '@media': { [listed]: { flexBasis: '100%' } },
});
