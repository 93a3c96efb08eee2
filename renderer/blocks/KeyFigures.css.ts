import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const medium = '(min-width: 30.01rem) and (max-width: 60rem)';
const wide = '(min-width: 48rem)';
const phone = '(max-width: 30rem)';

export const root = style([
  container,
  { paddingBlockEnd: theme.space.l, '@media': { print: { paddingBlockEnd: theme.space.s } } },
]);

export const heading = style({
  paddingBlockEnd: theme.space.xs,
  borderBlockEnd: `2px solid ${theme.color.ink}`,
  fontSize: theme.size.body,
  letterSpacing: 0,
});

export const list = style({
  display: 'grid',
  columnGap: theme.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  '@media': {
    [medium]: { selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, 1fr)' } } },
    [wide]: { selectors: { '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, 1fr)' } } },
  },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '0.25rem',
  paddingBlock: theme.space.s,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@media': {
    [phone]: {
      gridTemplateColumns: '1fr 1fr',
      gap: theme.space.s,
      alignItems: 'baseline',
      paddingBlock: '0.75rem',
    },
    [screens.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.25rem' },
  },
});

export const value = style({
  ...shared.figure,
  fontSize: theme.size.h3,
  fontWeight: 680,
  lineHeight: 1.15,
  color: theme.color.brand,
  '@media': { print: { fontSize: '14pt' } },
});

export const label = style(shared.note);

/** With five in a row there is less room for each than with any other number. */
globalStyle(`${list}:not(:has(> :nth-child(5):last-child)) ${value}`, {
  '@media': { [`screen and ${wide}`]: { fontSize: 'clamp(1.5rem, 1rem + 1.4vw, 2.125rem)' } },
});
globalStyle(`${label} a`, { color: 'inherit', textDecorationColor: theme.color.control });
globalStyle(`${label} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${item}:has(a:hover) a`, { color: theme.color.brand, textDecorationColor: 'currentColor' });
