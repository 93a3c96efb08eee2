import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { container, onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

/** The cart is below the words. */
const stacked = `not all and ${screens.desktop}`;

export const root = style([
  onNight,
  {
    position: 'relative',
    overflow: 'clip',
    isolation: 'isolate',
    selectors: {
      // Dark behind the words, so that they are readable on every landscape: on the left, or at the top on a small screen.
      '&[data-scene]::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(to bottom, ${theme.color.night} 62%, transparent)`,
        opacity: 0.88,
        '@media': {
          [screens.desktop]: {
            background: `linear-gradient(to right, ${theme.color.night} 28rem, transparent 95%)`,
          },
        },
      },
      '&[data-scene][data-size="large"]::before': {
        '@media': {
          [stacked]: {
            background: `linear-gradient(to bottom, ${theme.color.night} 45%, transparent 80%)`,
          },
        },
      },
    },
    '@media': { print: { borderBlockEnd: `2px solid ${theme.color.ink}` } },
  },
]);

/** The flag would be behind the cart or its price. */
globalStyle(`${root}[data-size="large"] [data-part="flag"]`, {
  '@media': { [stacked]: { display: 'none' } },
});

/** A photograph can be bright behind the words, so darken it as far as the words can reach. */
globalStyle(`${root}[data-scene="photograph"]::before`, {
  '@media': {
    [stacked]: {
      background: `linear-gradient(to bottom, ${theme.color.night} 80%, transparent)`,
      opacity: 0.76,
    },
  },
});

/** A wider window would cut off the top of a landscape, so it stays this wide, beside the words, and fades at its sides. */
const widest = '120rem';
const besideScene = `max(0px, 50vw - ${widest} / 2)`;
const fade = `min(2 * ${besideScene}, 20rem)`;

export const scene = style({
  ...shared.covering,
  zIndex: -2,
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});

/** A low band shows the whole landscape below or beside the words, instead of a slice of it behind them. */
const lowLandscape = `${root}[data-size="small"]:not([data-scene="photograph"])`;
globalStyle(`${lowLandscape} > ${scene}`, {
  insetBlockStart: 'auto',
  blockSize: 'clamp(9rem, 45vw, 15rem)',
  maskImage: 'linear-gradient(to bottom, transparent, black 55%)',
  '@media': {
    [screens.desktop]: {
      insetBlockStart: 0,
      insetInline: `auto ${besideScene}`,
      blockSize: '100%',
      // As wide as the band is high enough for: the moon is two fifths of the width above the ground.
      inlineSize: 'min(60%, 56rem)',
      maskImage: `linear-gradient(to right, transparent, black 45%, black calc(100% - ${fade}), transparent)`,
    },
  },
});
globalStyle(`${lowLandscape}::before`, { display: 'none' });

globalStyle(`${root}[data-size="large"]:not([data-scene="photograph"]) > ${scene}`, {
  '@media': {
    [screens.desktop]: {
      inlineSize: `min(100%, ${widest})`,
      marginInline: 'auto',
      maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
    },
  },
});

const small = style([
  container,
  {
    ...shared.column,
    gap: theme.space.l,
    alignContent: 'center',
    minBlockSize: 'clamp(15rem, 25vw, 23rem)',
    paddingBlock: theme.space.xl,
    paddingBlockEnd: 'clamp(6.5rem, 34vw, 12rem)',
    '@media': {
      [screens.desktop]: { paddingBlockEnd: theme.space.xl },
      print: { minBlockSize: 0, paddingBlock: theme.space.s },
    },
  },
]);

const large = style([
  container,
  {
    ...shared.split(7, 6, { minBlockSize: 'clamp(34rem, calc(100svh - 4.5rem), 46rem)' }),
    gap: theme.space.l,
    paddingBlockStart: 'clamp(3rem, 7vw, 6rem)',
  },
]);

export const inner = styleVariants({ small: [small], large: [large] });

export const words = style({ ...shared.column, gap: theme.space.s, justifyItems: 'start', alignContent: 'center' });

export const heading = styleVariants({
  small: { maxInlineSize: 'min(17ch, 100%)' },
  large: { maxInlineSize: 'min(18ch, 100%)', fontSize: theme.size.display, lineHeight: 0.98 },
});
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '44ch', lineHeight: 1.45 });
export const actions = style({ marginBlockStart: theme.space.s });

export const exhibit = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  paddingBlockEnd: '1.25rem',
});
export const cart = style({
  inlineSize: 'min(100%, 40rem)',
  marginInline: 'auto',
  '@media': { [screens.desktop]: { inlineSize: '112%', marginInlineStart: '-4%' } },
});

export const tag = style({
  selectors: { '&:not(:focus-visible)': shared.forcedEdge },
  justifySelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: theme.space.s,
  alignItems: 'baseline',
  padding: `${theme.space.xs} ${theme.space.s}`,
  borderRadius: theme.radius.small,
  background: theme.color.accent,
  color: theme.color.onAccent,
  textDecoration: 'none',
  transition: `transform ${theme.time.quick}`,
  ':hover': { transform: 'translateY(-2px)' },
});
export const tagName = style({ fontSize: theme.size.small, fontWeight: 600 });
export const tagPrice = style({
  gridRow: 'span 2',
  gridColumn: 2,
  alignSelf: 'center',
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 720,
  letterSpacing: '-0.02em',
});
export const tagFigures = style({ fontSize: theme.size.label, gridColumn: 1 });
