import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: `${theme.space.l} ${theme.space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
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
