import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto auto / minmax(0, 1fr)',
  gap: theme.space.s,
  // All of the screen below the title.
  blockSize: 'calc(100dvh - 6.5rem)',
});

/** Each photograph is as wide as the screen, and fingers can swipe through them. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({ scrollSnapAlign: 'start', scrollSnapStop: 'always', minInlineSize: 0 });
export const photograph = style({ blockSize: '100%' });
globalStyle(`${photograph} img`, { blockSize: '100%', objectFit: 'contain' });
// The preview would be blurred beyond the edges of the photograph.
globalStyle(`${photograph} > img`, { display: 'none' });

export const line = style({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: theme.space.s });
export const count = style({
  minInlineSize: 'min(5rem, 25vw)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const step = style({ ...shared.roundButton('2.75rem') });

export const small = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space.xs,
  // Centers the row if it fits, and keeps its start reachable if it does not.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  padding: '4px',
  overflowX: 'auto',
  // On a phone held sideways, the photograph needs the room.
  '@media': { [screens.low]: { display: 'none' } },
});

export const choice = style({
  display: 'block',
  padding: 0,
  border: 'none',
  background: 'none',
  borderRadius: theme.radius.small,
  overflow: 'clip',
  cursor: 'pointer',
  opacity: 0.6,
  selectors: { '&[aria-current]': { opacity: 1, outline: `2px solid ${theme.color.brand}`, outlineOffset: '1px' } },
});

export const thumbnail = style({ inlineSize: '4.5rem', blockSize: '3.375rem' });
