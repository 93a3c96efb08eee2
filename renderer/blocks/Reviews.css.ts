import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: theme.space.l,
  // Stacked, or at once as many side by side as there are, up to three, so that none stands alone in a row of two.
  '@media': {
    '(min-width: 46rem)': {
      columnGap: theme.space.m,
      gridTemplateColumns: `repeat(auto-fit, minmax(calc((100% - 2 * ${theme.space.m}) / 3), 1fr))`,
    },
    [screens.desktop]: {
      columnGap: theme.space.xl,
      gridTemplateColumns: `repeat(auto-fit, minmax(calc((100% - 2 * ${theme.space.xl}) / 3), 1fr))`,
    },
  },
});

export const review = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  paddingBlockStart: theme.space.s,
  borderBlockStart: `2px solid ${theme.color.brand}`,
  breakInside: 'avoid',
});
export const headline = style({ fontSize: theme.size.h3 });
export const body = style({ maxInlineSize: '44ch' });
export const author = style({ fontSize: theme.size.small, color: theme.color.quiet });
/** The date, in one piece. */
globalStyle(`${author} > span`, { whiteSpace: 'nowrap' });
