import { style } from '@vanilla-extract/css';
import { container, onNight } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const wide = '(min-width: 60rem)';

export const root = style([onNight, { overflow: 'clip' }]);

export const inner = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.l,
    paddingBlockStart: 'clamp(2.5rem, 6vw, 5.5rem)',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'end' } },
  },
]);

export const names = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start', alignSelf: 'start' });

export const badge = style({
  fontSize: theme.size.small,
  fontWeight: 650,
  letterSpacing: '0.06em',
  color: theme.color.brand,
});

export const wordmark = style({ blockSize: 'clamp(2.5rem, 7vw, 4.75rem)', maxInlineSize: '100%' });

export const words = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start' });
export const heading = style({ maxInlineSize: '20ch', fontSize: theme.size.h2 });
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '48ch' });

/** The row of carts stands on a floor that begins at their wheels. */
export const floor = style({
  marginBlockStart: 'clamp(2.5rem, 6vw, 5rem)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(transparent calc(100% - 4.5rem), ${theme.color.surface} calc(100% - 4.5rem))`,
});

export const lineup = style([
  container,
  {
    display: 'flex',
    gap: theme.space.s,
    justifyContent: 'space-between',
    inlineSize: 'max-content',
    minInlineSize: '100%',
  },
]);

export const place = style({ flex: '1 1 0', minInlineSize: '10.5rem', maxInlineSize: '27rem' });

export const link = style({
  display: 'grid',
  alignContent: 'end',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const name = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.25rem',
  fontWeight: 620,
  textAlign: 'center',
});
