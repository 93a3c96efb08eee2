import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  container,
  {
    display: 'grid',
    gap: theme.space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `${theme.space.s} ${theme.space.section}`,
    '@media': {
      [screens.laptop]: {
        gridTemplateColumns: 'minmax(14rem, 4fr) minmax(0, 8fr)',
        columnGap: theme.space.xl,
        alignItems: 'start',
      },
      print: { display: 'block', paddingBlock: 0, fontSize: '10pt' },
    },
  },
]);

export const sections = style({
  display: 'grid',
  gap: theme.space.l,
  minInlineSize: 0,
  maxInlineSize: '44rem',
  '@media': { print: { display: 'block', maxInlineSize: 'none' } },
});

export const section = style({
  display: 'grid',
  gap: theme.space.s,
  minInlineSize: 0,
  scrollMarginBlockStart: '0.5rem',
  '@media': { print: { display: 'block', marginBlockStart: '1.25rem' } },
});

export const title = style({
  fontSize: theme.size.h3,
  lineHeight: 1.2,
  '@media': { print: { fontSize: '13pt' } },
});

export const anchor = style({
  color: theme.color.ink,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: theme.color.brand },
  '@media': { print: { textDecoration: 'none' } },
});

export const text = style({
  display: 'grid',
  gap: '0.75rem',
  maxInlineSize: theme.width.measure,
  '@media': { print: { display: 'block', maxInlineSize: 'none' } },
});

globalStyle(`${section}:target ${anchor}`, {
  textDecorationColor: theme.color.accent,
  textDecorationThickness: '0.14em',
});
globalStyle(`${text} :where(h3)`, { fontSize: theme.size.h4, marginBlockStart: theme.space.xs });
globalStyle(`${text} :where(ul, ol)`, { display: 'grid', gap: '0.375rem', paddingInlineStart: '1.35em' });
globalStyle(`${text} :where(li)::marker`, { color: theme.color.brand, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${text} :where(p, ul, ol, h3)`, {
  '@media': { print: { marginBlockStart: '0.5rem', orphans: 3, widows: 3 } },
});
