import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { hairline, theme } from '../../theme/theme.css.ts';

export const head = style({ ...shared.apart, gap: theme.space.s, paddingBlockEnd: theme.space.s });

export const heading = style({ outline: 'none' });
export const note = style(shared.note);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  '@media': { print: { display: 'none' } },
});

export const scroll = style({ ...shared.card, position: 'relative', overflowX: 'auto' });

export const table = style(shared.table);

const cell = style({
  padding: '0.75rem 1rem',
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [screens.phone]: { padding: '0.625rem' } },
});

export const corner = style([
  cell,
  { inlineSize: '8rem', padding: 0, '@media': { [screens.phone]: { inlineSize: '5rem' } } },
]);

export const vehicle = style([
  cell,
  {
    paddingBlockEnd: 0,
    minInlineSize: '11rem',
    inlineSize: '30%',
    fontWeight: 'inherit',
    '@media': { [screens.phone]: { paddingBlockEnd: 0, minInlineSize: '8rem' } },
  },
]);

export const picture = style({
  background: theme.color.panel,
  borderRadius: theme.radius.small,
  padding: theme.space.xs,
  marginBlockEnd: theme.space.xs,
  maxInlineSize: '20rem',
});

export const name = style({
  display: 'block',
  fontFamily: theme.font.heading,
  fontWeight: 680,
  fontSize: theme.size.h4,
  lineHeight: 1.2,
  paddingBlock: '0.25rem',
});

export const buttons = style({ '@media': { print: { display: 'none' } } });
export const removal = style([cell, { paddingBlockStart: 0, '@media': { [screens.phone]: { paddingBlockStart: 0 } } }]);
export const remove = style({ ...shared.textButton, ...shared.note, display: 'inline-flex', alignItems: 'center' });

const line = style([cell, { borderBlockStart: hairline }]);

export const label = style([
  line,
  {
    ...shared.note,
    position: 'sticky',
    insetInlineStart: 0,
    background: theme.color.surface,
    fontWeight: 'inherit',
  },
]);

export const value = style([
  line,
  { color: theme.color.quiet, selectors: { '[data-differs] > &': { color: theme.color.ink, fontWeight: 620 } } },
]);
