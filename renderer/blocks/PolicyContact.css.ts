import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style([
  container,
  {
    paddingBlockEnd: theme.space.section,
    breakInside: 'avoid',
    '@media': { print: { paddingBlock: theme.space.m, fontSize: '10pt' } },
  },
]);

export const inner = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: theme.space.l,
  borderBlockStart: `2px solid ${theme.color.ink}`,
  '@media': {
    [screens.laptop]: { gridTemplateColumns: 'minmax(14rem, 4fr) minmax(0, 8fr)', columnGap: theme.space.xl },
  },
});

export const words = style({ display: 'grid', gap: theme.space.xs, alignContent: 'start' });
export const heading = style({ fontSize: theme.size.h3, lineHeight: 1.2 });
export const text = style({ color: theme.color.quiet, maxInlineSize: '44ch' });

export const ways = style({ display: 'grid', alignContent: 'start', maxInlineSize: '44rem' });

export const way = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  borderBlockEnd: hairline,
  paddingBlock: '0.25rem',
  '@media': { [screens.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '0.5rem' } },
});

export const label = style({ ...shared.note, '@media': { print: { fontSize: 'inherit' } } });
export const link = style({
  // As a block, its first line lines up with the label.
  display: 'block',
  inlineSize: 'fit-content',
  paddingBlock: '0.5rem',
  '@media': { print: { paddingBlock: 0 } },
});
