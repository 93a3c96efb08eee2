import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

/** Even a two-column table becomes a list here. */
const narrow = screens.narrow;
const small = 'screen and (max-width: 36rem)';
const large = 'print, (min-width: 36.01rem)';

/** Large text can be wider than a phone. */
export const scroller = style({ overflowX: 'auto' });

export const table = style({ ...shared.table, '@media': { print: { marginBlock: '0.75rem' } } });

export const caption = style({
  ...shared.note,
  paddingBlockEnd: theme.space.xs,
  textAlign: 'start',
  '@media': { print: { fontSize: 'inherit' } },
});

const box = style({
  paddingBlock: '0.625rem',
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: { '&:not(:last-child)': { paddingInlineEnd: theme.space.s } },
  '@media': { print: { paddingBlock: '0.25rem' } },
});

export const headings = styleVariants({
  pair: { '@media': { [narrow]: { display: 'none' } } },
  list: { '@media': { [small]: { display: 'none' } } },
});

export const heading = style([
  box,
  {
    borderBlockEnd: `2px solid ${theme.color.ink}`,
    fontSize: theme.size.small,
    fontWeight: 620,
    '@media': { print: { fontSize: 'inherit' } },
  },
]);

const line = style({ borderBlockEnd: hairline, breakInside: 'avoid' });

const listed = { display: 'grid', gap: '0.125rem', paddingBlock: '0.625rem' };
const listedHeading = { padding: 0, fontWeight: 620 };

export const row = styleVariants({
  pair: [line, { '@media': { [narrow]: listed } }],
  list: [line, { '@media': { [small]: listed } }],
});

export const rowHeading = styleVariants({
  pair: [box, { fontWeight: 'inherit', '@media': { [narrow]: listedHeading } }],
  list: [box, { fontWeight: 'inherit', '@media': { [small]: listedHeading } }],
});

export const cell = styleVariants({
  pair: [box, { fontWeight: 560, '@media': { [narrow]: { padding: 0 } } }],
  list: [
    box,
    {
      '@media': {
        [large]: { selectors: { '&:last-child:not([data-long])': { whiteSpace: 'nowrap' } } },
        [small]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
          columnGap: theme.space.s,
          alignItems: 'baseline',
          padding: 0,
          selectors: {
            '&:not(:last-child)': { paddingInlineEnd: 0 },
            '&::before': { content: 'attr(data-column)', fontSize: theme.size.small, color: theme.color.quiet },
          },
        },
        [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
});
