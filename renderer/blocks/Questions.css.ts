import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const columns = style({ ...shared.split(4, 8), gap: theme.space.l });
export const head = style({ display: 'grid', gap: theme.space.s, alignContent: 'start', justifyItems: 'start' });
export const text = style({ fontSize: theme.size.lead, color: theme.color.quiet });
export const list = style({ alignSelf: 'start', borderBlockEnd: hairline });
export const item = style({ borderBlockStart: hairline });
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.s,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: `${theme.space.xs} 0`,
  border: 0,
  background: 'none',
  fontWeight: 620,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': {
    content: shared.unspoken('+'),
    fontSize: theme.size.h3,
    fontWeight: 400,
    lineHeight: 1,
    color: theme.color.brand,
    transition: `transform ${theme.time.quick}`,
  },
  '@media': { '(scripting: none)': { '::after': { display: 'none' } }, print: { '::after': { display: 'none' } } },
  selectors: {
    '&[aria-expanded="true"]::after': { transform: 'rotate(45deg)' },
    ':root[data-failed] &::after': { display: 'none' },
  },
});
export const answer = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingBlockEnd: theme.space.s,
  maxInlineSize: theme.width.measure,
  color: theme.color.quiet,
});
globalStyle(`${answer} ul`, { paddingInlineStart: '1.25em' });
export const facts = style({ maxInlineSize: theme.width.measure, paddingBlockEnd: theme.space.s });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  paddingBlock: '0.25rem',
  borderBlockStart: hairline,
});
export const figure = style({ fontWeight: 620 });
