import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({ paddingInline: '0.875rem' });

/** A finger that starts on the slider and goes up or down scrolls the page. React Aria's inline style would trap it. */
const touchAction = 'pan-y !important' as 'pan-y';

export const track = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '2.75rem',
  touchAction,
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-0.875rem',
    blockSize: '0.5rem',
    borderRadius: theme.radius.full,
    background: theme.color.panelLine,
    // Only visible in forced-colors mode, where the system's colors replace ours.
    border: '1px solid transparent',
  },
});

export const fill = style({
  blockSize: '0.5rem !important',
  background: theme.color.brand,
  forcedColorAdjust: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '-0.875rem',
    inlineSize: '0.875rem',
    borderStartStartRadius: theme.radius.full,
    borderEndStartRadius: theme.radius.full,
    background: 'inherit',
  },
});

export const thumb = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  touchAction,
  insetBlockStart: '50%',
  borderRadius: theme.radius.full,
  border: `3px solid ${theme.color.brand}`,
  background: theme.color.surface,
  selectors: {
    // A touch target that is larger than the thumb looks.
    '&::after': { content: '""', position: 'absolute', inset: '-0.6875rem' },
    '&[data-dragging]': { background: theme.color.panel },
    '&[data-focus-visible]': { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' },
  },
});

export const native = style({ position: 'relative' });

/** React Aria hides the native input with inline styles. Until hydration it is the only control that works, so show it. */
globalStyle(`${native} > div`, {
  position: 'static !important' as 'static',
  inlineSize: 'calc(100% + 1.75rem) !important',
  blockSize: 'auto !important',
  margin: '0 -0.875rem !important',
  overflow: 'visible !important',
  clip: 'auto !important',
  clipPath: 'none !important',
});
globalStyle(`${native} input`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.75rem',
  margin: 0,
  accentColor: theme.color.brand,
});
