import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  background: theme.color.night,
  color: theme.color.onNight,
  paddingBlock: theme.space.xl,
  vars: { [theme.color.brand]: theme.color.accent },
});

export const inner = style([container, { display: 'grid', gap: theme.space.xl }]);

export const groups = style({
  display: 'grid',
  gap: theme.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 700,
  letterSpacing: '-0.02em',
});
export const title = style({ fontSize: theme.size.body, letterSpacing: 0, marginBlockEnd: theme.space.xs });
export const quiet = style({ color: theme.color.quietOnNight });

export const plain = style({ display: 'grid' });

export const towns = style({
  display: 'grid',
  columnGap: theme.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});

export const link = style({
  display: 'inline-block',
  paddingBlock: '0.375rem',
  color: theme.color.onNight,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});
