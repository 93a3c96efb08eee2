import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({
  ...shared.card,
  position: 'relative',
  ...shared.column,
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'clip',
  breakInside: 'avoid',
});

/** Sky, and below it a strip of road under the wheels. */
export const picture = style({
  padding: `2.25rem ${theme.space.s} 0`,
  background: `linear-gradient(to top, ${theme.color.road} 11%, ${theme.color.sky} 11%)`,
  selectors: { '&:has(img)': { padding: 0 } },
});

export const cart = style({
  transition: `transform ${theme.time.calm}`,
  selectors: { [`${root}:hover &:not(:has(img))`]: { transform: 'translateX(6px)' } },
});

/** As high as the drawings next to it, so that the names below line up. */
globalStyle(`${cart} > span`, { aspectRatio: '12 / 7', borderRadius: 0 });

export const badge = style({
  ...shared.badge,
  position: 'absolute',
  insetBlockStart: theme.space.s,
  insetInlineStart: theme.space.s,
  padding: '0.125rem 0.625rem',
});

export const body = style({
  ...shared.column,
  // What is below the name lines up with the next card, though a name may take two lines.
  gridTemplateRows: '1fr',
  gap: theme.space.s,
  padding: theme.space.s,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xxs} ${theme.space.s}`,
  // The price lines up with the first line of the name.
  alignItems: 'baseline',
});
export const name = style({ flex: '1 1 9rem', fontSize: theme.size.h4 });

/** The link of the name covers the whole card. */
export const nameLink = style(shared.cardLink(theme.radius.large, '-3px'));

export const price = style({ ...shared.figure, fontSize: theme.size.h3, fontWeight: 700, lineHeight: 1.1 });
export const series = style({ fontSize: theme.size.label, color: theme.color.quiet });

export const specs = style({
  display: 'grid',
  // The drive has the longest value.
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 1.4fr)',
  gap: `${theme.space.xs} ${theme.space.s}`,
  paddingBlockStart: theme.space.s,
  borderBlockStart: hairline,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'end',
  gap: `0 ${theme.space.m}`,
  borderBlockStart: hairline,
  marginBlockEnd: `calc(-1 * ${theme.space.xs})`,
  paddingBlockStart: theme.space.xxs,
});
