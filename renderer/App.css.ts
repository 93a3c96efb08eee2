import { keyframes, style } from '@vanilla-extract/css';
import * as shared from './theme/shared.ts';
import { theme } from './theme/theme.css.ts';

export const skip = style({
  position: 'absolute',
  insetBlockStart: theme.space.xs,
  insetInlineStart: theme.space.xs,
  zIndex: 30,
  padding: `${theme.space.xs} ${theme.space.s}`,
  background: theme.color.accent,
  color: theme.color.onAccent,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': { print: { display: 'none' } },
});

/** Stays on top of a preview, wherever you scroll. */
export const banner = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 25,
  padding: `${theme.space.xxs} ${theme.space.s}`,
  background: theme.color.accent,
  color: theme.color.onAccent,
  textAlign: 'center',
});

const along = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

/** A line that grows along the top edge while the next page loads. It waits a moment first, since most pages load at once. */
export const loading = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 30,
  blockSize: '3px',
  background: theme.color.accent,
  transformOrigin: 'left',
  animation: `${along} 8s 0.2s cubic-bezier(0.1, 0.8, 0.2, 1) both`,
});

export const failed = style({
  ...shared.centered,
  gap: theme.space.m,
  minBlockSize: '60vh',
  paddingInline: theme.space.m,
});
