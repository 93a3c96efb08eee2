import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(${theme.space.xl} + ${theme.space.m})`,
  insetInlineEnd: theme.space.s,
  zIndex: 40,
  maxInlineSize: 'min(26rem, calc(100vw - 2rem))',
  touchAction: 'pan-y',
});

export const toast = style({
  display: 'flex',
  gap: theme.space.s,
  alignItems: 'start',
  padding: theme.space.s,
  borderRadius: theme.radius.small,
  background: theme.color.night,
  color: theme.color.onNight,
  border: `1px solid ${theme.color.quietOnNight}`,
  selectors: { '&[data-tone="error"]': { borderInlineStart: `6px solid ${theme.color.error}` } },
});

export const title = style({ fontWeight: 650 });

export const close = style({
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  background: 'none',
  border: 0,
  cursor: 'pointer',
});
