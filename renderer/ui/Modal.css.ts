import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: 'rgb(11 43 33 / 0.55)',
  animation: `${fade} ${theme.time.quick}`,
});

const panelBase = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  overflowY: 'auto',
  background: theme.color.surface,
  color: theme.color.ink,
});
export const panel = styleVariants({
  drawer: [
    panelBase,
    {
      inlineSize: 'min(22rem, 88vw)',
      borderInlineStart: hairline,
      animation: `${slide} ${theme.time.calm} ease-out`,
    },
  ],
  screen: [panelBase, { insetInlineStart: 0 }],
});

export const dialog = style({ padding: theme.space.m, paddingBlockStart: theme.space.s, outline: 'none' });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '4rem',
  marginBlockStart: '-0.75rem',
});
export const title = style({ fontSize: theme.size.body, color: theme.color.quiet, letterSpacing: 0 });
export const body = style({ display: 'grid' });

export const close = style({ ...shared.roundButton('3rem'), flexShrink: 0 });
