import { style, styleVariants } from '@vanilla-extract/css';
import { container, gutter, onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

const labels = '3.25rem';
/** The empty space below the wheels in a drawing, as a share of its width. */
const belowWheels = '5.3%';
export const root = style([onNight, { overflow: 'clip' }]);

export const inner = style([
  container,
  {
    ...shared.split(5, 7, { alignItems: 'end' }, screens.laptop),
    gap: theme.space.l,
    paddingBlockStart: 'clamp(2.5rem, 6vw, 5.5rem)',
  },
]);

export const names = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start', alignSelf: 'start' });

export const badge = style({
  fontSize: theme.size.small,
  fontWeight: 650,
  letterSpacing: '0.06em',
  color: theme.color.brand,
});

export const wordmark = style({ blockSize: 'clamp(2.75rem, 7.2vw, 6rem)', maxInlineSize: '100%' });

export const words = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start' });
export const heading = style({ maxInlineSize: '20ch', fontSize: theme.size.h2 });
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '48ch' });

/** The floor starts at the level of the wheels. */
export const floor = style({
  marginBlockStart: 'clamp(2.5rem, 6vw, 5rem)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(transparent calc(100% - ${labels}), ${theme.color.surface} calc(100% - ${labels}))`,
});

export const lineup = style([
  container,
  {
    display: 'flex',
    gap: theme.space.s,
    justifyContent: 'space-between',
    '@media': {
      'screen and (max-width: 83rem)': { inlineSize: 'max-content', minInlineSize: '100%' },
      print: { flexWrap: 'wrap' },
    },
  },
]);

/** The width at which `count` carts fit and half of the next one shows. */
const halfAfter = (count: number) => `max(6.5rem, (100vw - ${gutter}) / ${count + 0.5} - ${theme.space.s})`;

export const place = style({
  flex: '1 1 0',
  minInlineSize: '8.25rem',
  maxInlineSize: '27rem',
  // If exactly two, or five out of more, filled the width, nothing would show that there are more.
  '@media': { '(max-width: 24rem)': { minInlineSize: halfAfter(2) } },
  selectors: {
    '&:nth-last-child(n + 6), &:nth-last-child(n + 6) ~ &': {
      '@media': { '(min-width: 44rem) and (max-width: 63.99rem)': { minInlineSize: halfAfter(4) } },
    },
  },
});

export const link = style({
  ...shared.plainLink,
  display: 'grid',
  // Next to a taller photograph, a drawing and its name stay on the floor.
  blockSize: '100%',
  alignContent: 'end',
  ':hover': { textDecoration: 'underline' },
  // The floor scrolls, so it would clip a ring around the link.
  ':focus-visible': { outlineOffset: '-3px' },
});

/** A photograph has no wheels to put on the floor. */
const photographed = { marginBlockEnd: theme.space.s, marginInline: 0 };

export const cart = styleVariants({
  apart: { marginBlockEnd: `-${belowWheels}`, selectors: { '&:has(img)': photographed } },
  close: { marginBlockEnd: `-${belowWheels}`, marginInline: '-9%', selectors: { '&:has(img)': photographed } },
});

export const name = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: labels,
  fontWeight: 620,
  textAlign: 'center',
});
