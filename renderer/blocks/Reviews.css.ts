import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

/** Stacked, or at once as many side by side as there are, up to three, so that none stands alone in a row of two. */
function upToThree(columnGap: string) {
  const third = `(100% - 2 * ${columnGap}) / 3`;
  // Where a third is too narrow for words, the second part is wider than the list.
  const least = `min(100%, max(${third}, (13rem - ${third}) * 999))`;
  return { columnGap, gridTemplateColumns: `repeat(auto-fit, minmax(${least}, 1fr))` };
}

export const list = style({
  display: 'grid',
  rowGap: theme.space.l,
  ...upToThree(theme.space.m),
  '@media': { [screens.desktop]: upToThree(theme.space.xl) },
});

export const review = style({
  ...shared.column,
  alignContent: 'start',
  gap: theme.space.xs,
  paddingBlockStart: theme.space.s,
  borderBlockStart: `2px solid ${theme.color.brand}`,
  breakInside: 'avoid',
});
export const headline = style({ fontSize: theme.size.h3 });
export const body = style({ maxInlineSize: '44ch' });
export const author = style({ fontSize: theme.size.small, color: theme.color.quiet });
/** The date, in one piece if it fits. */
globalStyle(`${author} > span`, { display: 'inline-block' });
