import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const carts = style({ display: 'grid', gap: theme.space.section });

export const standalone = style([container, { paddingBlockEnd: theme.space.section }]);

export const cart = style({ ...shared.split(3, 9), gap: theme.space.l });

export const about = style({
  display: 'grid',
  gap: `${theme.space.m} ${theme.space.l}`,
  alignContent: 'start',
  alignItems: 'end',
  breakAfter: 'avoid',
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))' },
    [screens.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      insetBlockStart: '6rem',
      alignSelf: 'start',
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space.xs });
export const picture = style({
  maxInlineSize: '22rem',
  padding: `${theme.space.s} ${theme.space.s} 0`,
  // The wheels stand on a strip of ground, which is higher than the rounded corners.
  background: `linear-gradient(to top, ${theme.color.hillNear} max(15%, ${theme.radius.large}), ${theme.color.panel} 0)`,
  borderRadius: theme.radius.large,
  // A photograph fills its frame to the edges.
  selectors: { '&:has(img)': { padding: 0, overflow: 'clip' } },
});
export const quiet = style({ color: theme.color.quiet });
export const deposit = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.s,
  maxInlineSize: '22rem',
  paddingBlockStart: theme.space.xs,
  marginBlockStart: theme.space.xs,
  borderBlockStart: hairline,
  fontVariantNumeric: 'tabular-nums',
});

/** Three columns where there is room. Below that they stack. */
const sideBySide = '(min-width: 72rem)';

export const tables = style({
  ...shared.column,
  gap: `${theme.space.xl} ${theme.space.l}`,
  '@media': { [sideBySide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});
export const small = style({ ...shared.column, gap: theme.space.s, alignContent: 'start' });
export const smallHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xs} ${theme.space.s}`,
  alignItems: 'end',
  breakAfter: 'avoid',
});
globalStyle(`${smallHead} > div`, { flex: '1 1 8rem' });
/** Very large text can be wider than a phone. */
export const scroller = style({ overflowX: 'auto', containerType: 'inline-size' });
export const smallPicture = style({ inlineSize: 'clamp(5rem, 28%, 7.5rem)' });
