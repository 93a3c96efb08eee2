import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m });

export const figure = style({
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: theme.space.s,
  borderInlineStart: `3px solid ${theme.color.accent}`,
});
export const label = style(shared.note);
export const value = style({
  ...shared.figure,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
});
