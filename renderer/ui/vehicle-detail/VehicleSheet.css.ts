import { style } from '@vanilla-extract/css';
import { onNight } from '../../layout/layout.css.ts';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { hairline, theme } from '../../theme/theme.css.ts';

/** Its columns are as wide as those of the facts below. */
export const top = style([
  { ...shared.split(7, 6, { gap: theme.space.xl }), gap: theme.space.l, alignItems: 'start' },
  // Paper is narrower than the screens that have room for two columns.
  { '@media': { print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.space.m } } },
]);
export const facts = style([
  top,
  { paddingBlock: theme.space.section, '@media': { print: { paddingBlock: theme.space.m } } },
]);

export const picture = style({
  // Matches the name of the picture in the list, so that the browser animates between the two (state/links.ts).
  viewTransitionName: 'vehicle',
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '4 / 3',
  padding: 'clamp(0.75rem, 2vw, 1.5rem)',
  background: theme.color.panel,
  borderRadius: theme.radius.large,
  overflow: 'hidden',
});

export const photograph = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ ...shared.column, gap: theme.space.s, justifyItems: 'start' });

export const status = style({
  paddingInline: '0.875rem',
  lineHeight: '1.875rem',
  borderRadius: theme.radius.full,
  fontSize: theme.size.small,
  fontWeight: 650,
  border: `1px solid ${theme.color.control}`,
  selectors: {
    '&[data-status="new"]': {
      background: theme.color.accent,
      borderColor: theme.color.accent,
      color: theme.color.onAccent,
    },
    '&[data-status="in-stock"]': { borderColor: theme.color.brand, color: theme.color.brand },
  },
});

export const name = style({ fontSize: 'clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem)' });
export const brand = style({ fontWeight: 620, letterSpacing: '0.08em', color: theme.color.quiet });
export const description = style({ maxInlineSize: '58ch' });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.s}`,
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
});

export const title = style({ fontSize: theme.size.h3, paddingBlockEnd: theme.space.s });

export const features = style({});

export const feature = style({ paddingBlock: '0.6875rem', borderBlockStart: hairline });

export const specification = style([
  feature,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(8rem, 40%), 2fr) minmax(0, 3fr)',
    gap: theme.space.s,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [screens.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  },
]);

export const term = style({ color: theme.color.quiet });
export const value = style({ fontWeight: 560 });

export const box = style([
  onNight,
  {
    ...shared.apart,
    gap: theme.space.m,
    padding: 'clamp(1.5rem, 4vw, 3rem)',
    borderRadius: theme.radius.large,
    '@media': { print: { display: 'none' } },
  },
]);
