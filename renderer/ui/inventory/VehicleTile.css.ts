import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { hairline, theme } from '../../theme/theme.css.ts';
import { skeleton } from '../skeleton.css.ts';

export const root = style({
  ...shared.card,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  breakInside: 'avoid',
  transition: `border-color ${theme.time.quick}`,
  selectors: { '&:not([data-skeleton]):hover': { borderColor: theme.color.control } },
  '@media': {
    [screens.phone]: { gridTemplate: 'auto / minmax(7rem, 38%) minmax(0, 1fr)' },
    [screens.narrow]: { gridTemplate: 'auto 1fr / minmax(0, 1fr)' },
  },
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '16 / 10',
  background: theme.color.panel,
  padding: theme.space.s,
  '@media': {
    [screens.phone]: { aspectRatio: 'auto', padding: theme.space.xxs },
    [screens.narrow]: { aspectRatio: '16 / 10' },
  },
});

export const badge = style({
  ...shared.badge,
  position: 'absolute',
  insetBlockStart: '0.75rem',
  insetInlineStart: '0.75rem',
  paddingInline: '0.625rem',
  lineHeight: '1.5rem',
  '@media': { [screens.phone]: { insetBlockStart: '0.5rem', insetInlineStart: '0.5rem' } },
});

export const body = style({
  display: 'grid',
  // Prices in a row line up, though a name may take two lines.
  gridTemplateRows: '1fr auto auto auto',
  gap: '0.375rem',
  padding: '1rem 1rem 0.5rem',
  '@media': { [screens.phone]: { padding: '0.75rem 0.875rem 0.5rem' } },
});

export const name = style({ fontSize: theme.size.h4 });

export const link = style({
  ...shared.cardLink(theme.radius.large, '-3px'),
  // Keeps it clear of the filters when it has the focus.
  scrollMarginBlockStart: '7rem',
  ':hover': { textDecoration: 'underline' },
});

export const price = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

const dotWidth = '0.9em';

/** Each figure has a dot before it. At the start of a line it is clipped, so that no line begins or ends with a dot. */
export const figures = style({
  ...shared.note,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  marginInlineStart: `-${dotWidth}`,
  clipPath: `inset(0 0 0 ${dotWidth})`,
});

export const figure = style({
  '::before': {
    content: shared.unspoken('\\00b7'),
    display: 'inline-block',
    inlineSize: dotWidth,
    textAlign: 'center',
  },
});

export const foot = style({
  ...shared.apart,
  columnGap: theme.space.xs,
  fontSize: theme.size.small,
  borderBlockStart: hairline,
  marginBlockStart: theme.space.xs,
  paddingBlockStart: '0.25rem',
});

export const stock = style({
  color: theme.color.quiet,
  selectors: { '&[data-in-stock]': { color: theme.color.brand } },
});

export const pictureSkeleton = style([skeleton, { borderRadius: 0, minBlockSize: '8rem' }]);

export const line = styleVariants({
  long: [skeleton, { blockSize: '1.375rem', inlineSize: '80%' }],
  short: [skeleton, { blockSize: '1.625rem', inlineSize: '45%' }],
  full: [skeleton, { blockSize: '1.25rem', marginBlockEnd: '3rem' }],
});
