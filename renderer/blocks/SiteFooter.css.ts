import { style } from '@vanilla-extract/css';
import { fourColumns, ofFour } from '../layout/even-columns.ts';
import { container, onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style([
  onNight,
  {
    paddingBlock: theme.space.xl,
    fontSize: theme.size.small,
    // Leave room for the call bar, which covers the end of the page.
    '@media': {
      [screens.phone]: { paddingBlockEnd: '8rem' },
      print: { paddingBlock: `${theme.space.m} 0`, breakInside: 'avoid' },
    },
  },
]);

export const inner = style([
  container,
  { ...shared.column, gap: theme.space.xl, '@media': { print: { gap: theme.space.s } } },
]);

export const top = style({ ...shared.split(4, 8), gap: theme.space.xl });

export const dealer = style({
  ...shared.column,
  gap: theme.space.m,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': {
    // Below this width the name needs the room.
    '(min-width: 72rem)': { paddingInlineEnd: theme.space.l },
    print: { gridTemplateColumns: '1fr 1fr', gap: theme.space.xs },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 720,
  letterSpacing: '-0.025em',
  lineHeight: 1.1,
});
export const mark = style({ flexShrink: 0 });
export const quiet = style({ color: theme.color.quiet, maxInlineSize: '36ch' });

export const phone = style({
  display: 'inline-block',
  paddingBlock: '0.375rem',
  fontFamily: theme.font.heading,
  fontSize: `min(${theme.size.h3}, 10vw)`,
  fontWeight: 680,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const hours = style({ minInlineSize: 'min(15rem, 100%)' });

export const groups = style({
  display: 'grid',
  gap: `${theme.space.l} ${theme.space.m}`,
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  selectors: { [ofFour]: { gridTemplateColumns: fourColumns('9rem', theme.space.m) } },
  '@media': { print: { display: 'none' } },
});

export const title = style({
  ...shared.note,
  marginBlockEnd: theme.space.xs,
  fontFamily: theme.font.text,
  fontWeight: 620,
  letterSpacing: 0,
});

export const list = style({ display: 'grid', justifyItems: 'start' });

export const area = style({
  paddingBlockStart: theme.space.l,
  borderBlockStart: hairline,
  '@media': { print: { display: 'none' } },
});
export const towns = style({
  display: 'grid',
  columnGap: theme.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  '@media': {
    [screens.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))', rowGap: theme.space.xs },
  },
});

export const link = style({
  display: 'inline-flex',
  gap: theme.space.xxs,
  alignItems: 'center',
  minBlockSize: '2.25rem',
  '@media': { [screens.phone]: { minBlockSize: '2.75rem' } },
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  color: theme.color.ink,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});

export const note = style({
  paddingBlockStart: theme.space.m,
  borderBlockStart: hairline,
  color: theme.color.quiet,
});
