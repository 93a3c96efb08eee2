import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const fade = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const root = style({
  minInlineSize: 'var(--trigger-width)',
  overflowY: 'auto',
  padding: theme.space.xxs,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.ink,
  animation: `${fade} ${theme.time.quick}`,
});

export const list = style({ display: 'grid', outline: 'none' });

/** A list item. The selected one has a checkmark. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  minBlockSize: '2.75rem',
  paddingInline: theme.space.s,
  borderRadius: '0.3125rem',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: theme.color.panel },
    '&[data-focus-visible]': { outline: `3px solid ${theme.color.brand}`, outlineOffset: '-3px' },
    '&[data-selected]': { fontWeight: 620 },
  },
});
export const tick = style({ visibility: 'hidden', selectors: { '[data-selected] > &': { visibility: 'visible' } } });
