import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

/** It answers by script alone, and the plan tables say the same without one. */
export const root = style({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gap: theme.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [screens.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: theme.space.xl },
  },
});

export const controls = style({ display: 'grid', gap: theme.space.l, alignContent: 'start' });
export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const label = style({ display: 'block', paddingInline: 0, paddingBlockEnd: theme.space.xs, fontWeight: 620 });

export const carts = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
});
export const cart = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.xxs,
  alignContent: 'end',
  padding: theme.space.xs,
  border: `2px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  fontSize: theme.size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: theme.color.brand, boxShadow: `inset 0 0 0 2px ${theme.color.brand}` },
    // Seen only where the system's own colors take the place of ours.
    '&:has(:checked):not(:has(:focus-visible))': { outline: '2px solid transparent' },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' },
  },
});
export const name = style({ whiteSpace: 'nowrap' });
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const days = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const count = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.space.s,
  alignItems: 'center',
});
export const step = style({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `2px solid ${theme.color.control}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  fontSize: theme.size.h4,
  lineHeight: 1,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.brand },
});
export const range = style({ inlineSize: '100%', blockSize: '2.75rem', margin: 0, accentColor: theme.color.brand });
export const note = style({ fontSize: theme.size.small, color: theme.color.quiet });
