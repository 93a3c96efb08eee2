import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const figure = style({ display: 'grid', gap: theme.space.s });
export const picture = style({ borderRadius: theme.radius.large, breakInside: 'avoid' });
export const caption = style({ ...shared.note, maxInlineSize: theme.width.measure });
