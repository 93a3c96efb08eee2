import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

/** Styled by `:checked`, so that it responds before hydration. */
export const root = style({
  ...shared.roomy,
  position: 'relative',
  gap: '0.5rem',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-disabled]': { color: theme.color.quiet, cursor: 'not-allowed', textDecoration: 'none' },
    [`&${shared.focused}`]: { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

/** The small input has the focus, and its whole label must stay clear of the bars at the edges of the window. */
globalStyle(`${root} input`, { scrollMarginBlock: '8rem 2rem' });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1.5px solid ${theme.color.control}`,
  borderRadius: '0.3125rem',
  selectors: {
    [`${root}${shared.chosen} > &`]: {
      background: theme.color.brand,
      borderColor: theme.color.brand,
      color: theme.color.onBrand,
    },
    // Filled, so that nobody taps it and wonders.
    [`${root}[data-disabled] > &`]: { background: theme.color.line, borderColor: theme.color.line },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${root}[data-disabled] > &`]: { borderColor: 'GrayText' } } },
  },
});
export const tick = style({
  visibility: 'hidden',
  selectors: { [`${root}${shared.chosen} &`]: { visibility: 'visible' } },
});
