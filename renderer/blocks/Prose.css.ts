import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({ maxInlineSize: theme.width.measure, display: 'grid', gap: theme.space.s });

globalStyle(`${root} :where(h2, h3, h4)`, { marginBlockStart: theme.space.m });
globalStyle(`${root} :where(ul, ol)`, { paddingInlineStart: '1.25em', display: 'grid', gap: theme.space.xs });
