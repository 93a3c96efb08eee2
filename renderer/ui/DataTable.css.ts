import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const scroller = style({ overflowX: 'auto', '@media': { print: { overflow: 'visible' } } });

const whole = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { marginBlock: '0.75rem' } },
});

export const table = styleVariants({ narrow: [whole], wide: [whole, { minInlineSize: '30rem' }] });

export const caption = style({
  paddingBlockEnd: theme.space.xs,
  textAlign: 'start',
  fontSize: theme.size.small,
  color: theme.color.quiet,
});

const base = style({
  paddingBlock: '0.625rem',
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: { '&:not(:last-child)': { paddingInlineEnd: theme.space.s } },
});

export const head = style([
  base,
  { borderBlockEnd: `2px solid ${theme.color.ink}`, fontSize: theme.size.small, fontWeight: 620 },
]);
export const row = style({ borderBlockEnd: `1px solid ${theme.color.line}`, breakInside: 'avoid' });
export const rowHead = style([base, { fontWeight: 'inherit' }]);
/** The last column holds what the reader came for. */
export const cell = style([base, { selectors: { '&:last-child': { fontWeight: 560 } } }]);
