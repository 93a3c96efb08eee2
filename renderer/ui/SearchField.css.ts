import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ position: 'relative', display: 'grid', alignItems: 'center', minInlineSize: 0 });

export const input = style({
  ...shared.control,
  // Safari draws its look of a search field over our border.
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: '2.75rem',
  '::placeholder': { color: theme.color.quiet, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
});

const button = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: theme.color.quiet,
  cursor: 'pointer',
});
export const submit = style([button, { insetInlineStart: 0 }]);
export const clear = style([button, { insetInlineEnd: 0, selectors: { '[data-empty] > &': { display: 'none' } } }]);
