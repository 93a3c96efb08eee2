import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });
export const line = style({ display: 'grid', gridTemplateColumns: '5.5em 1fr', gap: theme.space.xs });
