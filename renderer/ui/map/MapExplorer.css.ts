import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../../theme/shared.ts';
import { hairline, theme } from '../../theme/theme.css.ts';

export const root = style({ ...shared.column, gap: theme.space.s });
/** On paper, only the map is of use. */
globalStyle(`${root} > :not(section)`, { '@media': { print: { display: 'none' } } });

export const window = style({
  borderRadius: theme.radius.large,
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
});
export const map = style({
  inlineSize: '100%',
  // A finger that moves the map does not scroll the page, so some of the page has to be beside it.
  maxBlockSize: '75svh',
  border: hairline,
  borderRadius: theme.radius.large,
  userSelect: 'none',
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xxs });
export const control = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  padding: 0,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.ink,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.brand, color: theme.color.brand },
});
export const whole = style([control, { paddingInline: theme.space.s, fontSize: theme.size.small, fontWeight: 560 }]);

export const answer = style({
  display: 'grid',
  gap: theme.space.xxs,
  alignContent: 'start',
  // As tall as the longest answer on a phone, so that nothing below moves when somebody tries several towns.
  selectors: { '&:has(a)': { minBlockSize: '6.5rem' } },
});
export const link = style({ ...shared.roomy, gap: theme.space.xs, justifySelf: 'start', fontWeight: 560 });
