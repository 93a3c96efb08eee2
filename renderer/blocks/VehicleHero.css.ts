import { globalStyle, style } from '@vanilla-extract/css';
import { FRAME } from '../art/cart/geometry.ts';
import { container, gutter, onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

/** As wide as the column of the page, up to 32rem. */
const cartWidth = `min(100vw - 2 * ${gutter}, 32rem)`;
const above = '2rem';
/** On a wide screen the landscape stops growing, or the window would cut off its sky. */
const sceneWidth = 'min(100%, 96rem)';
/** It stays near the cart, also in a window wider than 160rem. */
const besideScene = 'max(0px, 50vw - 80rem)';
/** It begins where the words end, and ends at the edge of the window or fades before it. */
const fromWords = `linear-gradient(to right, transparent calc(100% - min(56vw, 90rem)), black calc(100% - min(34vw, 54rem)), black calc(100% - min(${besideScene}, 20rem)), transparent)`;

export const root = style([onNight, { position: 'relative', isolation: 'isolate', overflow: 'clip' }]);

/** On a phone, the cart comes first, in its landscape, with the words below. On a wide screen it is behind everything. */
export const scene = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: `calc(${cartWidth} * ${FRAME.height / FRAME.width} + ${above})`,
  '@media': {
    [screens.laptop]: {
      insetInline: `auto ${besideScene}`,
      inlineSize: sceneWidth,
      blockSize: '100%',
      maskImage: fromWords,
    },
    print: { display: 'none' },
    '(forced-colors: active)': { display: 'none' },
  },
});

/** A long cart would have the flag at the edge of its roof. */
globalStyle(`${scene} [data-part="flag"]`, { display: 'none' });

export const inner = style([
  container,
  {
    ...shared.column,
    columnGap: theme.space.l,
    '@media': {
      [screens.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)', minBlockSize: '40rem' },
      print: { gridTemplateColumns: '1.2fr 1fr', minBlockSize: 0 },
    },
  },
]);

export const words = style({
  display: 'grid',
  gap: theme.space.s,
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlock: theme.space.xl,
  '@media': {
    '(max-width: 59.99rem)': { paddingBlock: `${theme.space.m} ${theme.space.l}` },
    print: { gap: '0.375rem', paddingBlock: theme.space.xs },
  },
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

const badge = style({
  padding: '0.25rem 0.75rem',
  borderRadius: theme.radius.full,
  border: '1px solid transparent',
  fontSize: theme.size.small,
  fontWeight: 650,
  letterSpacing: '0.04em',
});

export const brand = style([badge, { background: theme.color.accent, color: theme.color.onAccent }]);
export const series = style([badge, { borderColor: 'currentColor' }]);

export const name = style({ '@media': { print: { fontSize: '24pt' } } });
export const actions = style({ '@media': { print: { display: 'none' } } });

export const description = style({
  maxInlineSize: '40ch',
  fontSize: theme.size.body,
  lineHeight: 1.6,
  '@media': { print: { fontSize: '10pt', lineHeight: 1.4 } },
});

export const price = style({ ...shared.figure, fontSize: theme.size.h2, fontWeight: 720, lineHeight: 1.1 });

export const priceNote = style({ marginBlockStart: `calc(-1 * ${theme.space.xs})`, fontSize: theme.size.small });

export const picture = style({
  // Matches the name of the picture in the list, so that the browser animates between the two (state/links.ts).
  viewTransitionName: 'vehicle',
  alignSelf: 'end',
  inlineSize: 'min(100%, 32rem)',
  marginInline: 'auto',
  '@media': {
    'screen and (max-width: 59.99rem)': { order: -1, paddingBlockStart: above },
    [screens.laptop]: {
      inlineSize: '100%',
      maxInlineSize: '40rem',
      marginBlockEnd: '-0.5rem',
      selectors: { '&:has(img)': { alignSelf: 'center', marginBlockEnd: 0, paddingBlock: theme.space.l } },
    },
  },
});

globalStyle(`${picture} > *`, { inlineSize: '100%' });
