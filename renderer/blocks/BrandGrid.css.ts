import { style, styleVariants } from '@vanilla-extract/css';
import { onNight } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const brands = style({
  ...shared.column,
  gap: theme.space.m,
  '@media': { '(min-width: 46rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const base = style({
  ...shared.forcedEdge,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  borderRadius: theme.radius.large,
  overflow: 'clip',
  breakInside: 'avoid',
});

export const panel = styleVariants({
  night: [base, onNight],
  pale: [base, { background: theme.color.sky }],
});

export const words = style({
  display: 'grid',
  gap: theme.space.s,
  alignContent: 'start',
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 3.5vw, 3rem)',
  paddingBlockEnd: theme.space.xs,
});
export const heading = style({ inlineSize: '100%' });
export const mark = style({ blockSize: 'clamp(1.75rem, 3vw, 2.5rem)', inlineSize: 'auto' });
export const tagline = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 620,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  maxInlineSize: '26ch',
  textWrap: 'balance',
  marginBlockStart: theme.space.xs,
});
export const text = style({ maxInlineSize: '46ch' });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.s} ${theme.space.l}`,
  marginBlockStart: theme.space.xs,
});
export const label = style({ fontSize: theme.size.label });
export const value = style({ ...shared.figure, fontSize: theme.size.h3, fontWeight: 680, lineHeight: 1.2 });

/** The cart sits on a strip of road along the bottom edge. */
export const picture = style({
  paddingInline: theme.space.m,
  background: `linear-gradient(to top, ${theme.color.hillNear} 11%, transparent 11%)`,
});

export const moreBrands = style({ ...shared.apart, gap: `${theme.space.s} ${theme.space.l}` });
export const moreBrandsTitle = style({ color: theme.color.quiet });
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.s} clamp(1.5rem, 4vw, 4rem)`,
});
export const name = style({ blockSize: '1.625rem', inlineSize: 'auto', color: theme.color.quiet });
