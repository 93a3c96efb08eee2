import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ ...shared.split(4, 7), gap: `${theme.space.m} clamp(2.5rem, 6vw, 6rem)` });

export const head = style({ display: 'grid', alignContent: 'start', gap: theme.space.l });
export const photograph = style({ borderRadius: theme.radius.large });
export const heading = style({ maxInlineSize: '14ch' });
export const words = style({ display: 'grid', alignContent: 'start', gap: theme.space.l });
export const text = style({ display: 'grid', gap: theme.space.s, maxInlineSize: theme.width.measure });
globalStyle(`${text} > p:first-child`, {
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 560,
  letterSpacing: '-0.015em',
  lineHeight: 1.3,
});
