import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const wide = '(min-width: 62rem)';
const middle = '(min-width: 40rem)';

export const list = styleVariants({
  showcase: { display: 'grid', gap: 'clamp(3rem, 6vw, 5rem)' },
  catalog: { display: 'grid', borderBlockEnd: `1px solid ${theme.color.line}` },
});

const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m });

export const card = styleVariants({
  showcase: [
    entry,
    {
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: theme.space.xl,
          alignContent: 'center',
          selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
        },
      },
    },
  ],
  catalog: [
    entry,
    {
      paddingBlock: theme.space.l,
      borderBlockStart: `1px solid ${theme.color.line}`,
      '@media': {
        [middle]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: theme.space.l },
        [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr) 14rem 11.5rem' },
      },
    },
  ],
});

export const picture = styleVariants({
  showcase: {
    display: 'grid',
    placeItems: 'center',
    paddingBlock: 'clamp(1.5rem, 4vw, 3rem)',
    paddingInline: 'clamp(1rem, 6vw, 5rem)',
    borderRadius: theme.radius.large,
    background: theme.color.panel,
    '@media': {
      [wide]: {
        gridRow: '1 / span 3',
        selectors: { ':nth-child(even) > &': { gridColumn: 2 } },
      },
    },
  },
  catalog: {
    maxInlineSize: '14rem',
    '@media': { [middle]: { gridRow: '1 / span 3' }, [wide]: { gridRow: 'auto' } },
  },
});

export const words = style({ display: 'grid', gap: theme.space.xs, alignContent: 'start', justifyItems: 'start' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s, alignItems: 'baseline' });
export const count = style({
  paddingInline: '0.625rem',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.full,
  fontSize: theme.size.small,
  fontWeight: 600,
});
export const price = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });

export const name = styleVariants({
  showcase: { fontSize: theme.size.h2, letterSpacing: '-0.01em' },
  catalog: { fontSize: theme.size.h3, letterSpacing: '-0.005em' },
});
export const title = style({ fontWeight: 620 });
export const description = style({ color: theme.color.quiet, maxInlineSize: '52ch' });

export const features = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  fontSize: theme.size.small,
});

export const models = style({ display: 'grid', alignContent: 'start' });
export const model = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: 600,
});
export const more = style([model, { color: theme.color.quiet, fontWeight: 'inherit' }]);
export const others = style({ fontSize: theme.size.lead });
