import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  ...shared.split(6, 5),
  gap: `${theme.space.l} clamp(2.5rem, 6vw, 6rem)`,
  // If they were centered, the words would move when the explored map grows, and the browser would scroll along with them.
  alignItems: 'start',
});

export const words = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start' });
export const text = style({ display: 'grid', gap: theme.space.s, maxInlineSize: '56ch' });
globalStyle(`${text} > p:first-child`, { fontSize: theme.size.lead, lineHeight: 1.45 });

export const figure = style({ display: 'grid', gap: theme.space.xs, breakInside: 'avoid' });
export const caption = style({ ...shared.apart, gap: `0 ${theme.space.s}`, fontSize: theme.size.label });
export const link = style({ ...shared.roomy, gap: theme.space.xxs, fontWeight: 560 });
