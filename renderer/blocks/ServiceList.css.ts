import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', borderBlockEnd: hairline });

export const service = style({
  display: 'grid',
  gap: `${theme.space.m} ${theme.space.l}`,
  paddingBlock: theme.space.l,
  borderBlockStart: hairline,
  scrollMarginBlock: '5rem',
  breakInside: 'avoid',
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screens.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(min-content, 3fr)' },
  },
});

export const words = style({
  display: 'grid',
  gap: theme.space.xs,
  alignContent: 'start',
  '@media': { [`${screens.tablet} and (max-width: 63.99rem)`]: { gridColumn: '1 / -1' } },
});
export const quiet = style({ color: theme.color.quiet, maxInlineSize: '48ch' });

export const label = style({ fontSize: theme.size.label, color: theme.color.quiet, marginBlockEnd: theme.space.xs });
export const features = style({ display: 'grid', gap: theme.space.xs });
export const feature = style({ display: 'grid', gridTemplateColumns: '1.75rem 1fr', alignItems: 'start' });
export const tick = style({ color: theme.color.brand, marginBlockStart: '0.25em' });

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.xxs,
  '@media': {
    [screens.desktop]: { paddingInlineStart: theme.space.m, borderInlineStart: `3px solid ${theme.color.accent}` },
  },
});
export const price = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 680,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  textWrap: 'balance',
});
