import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.m} ${theme.space.l}`,
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.line}`,
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const root = styleVariants({
  physical: [base, { background: theme.color.surface }],
  online: [base, { background: theme.color.panel, borderColor: 'transparent' }],
});

const across = style({ '@media': { [screens.tablet]: { gridColumn: '1 / -1' } } });

export const name = style([across, { fontSize: theme.size.h3 }]);

export const place = style({ display: 'grid', gap: theme.space.xs, alignContent: 'start' });
export const address = style({ fontStyle: 'normal' });
export const phone = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  marginBlockStart: theme.space.xs,
});

export const links = style([
  across,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space.m}`,
    paddingBlockStart: theme.space.xs,
    marginBlockEnd: `calc(-1 * ${theme.space.s})`,
    borderBlockStart: `1px solid ${theme.color.line}`,
  },
]);
export const link = style({
  display: 'inline-flex',
  gap: theme.space.xxs,
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: theme.size.small,
});
