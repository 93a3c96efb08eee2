import { style, styleVariants } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const figure = style({ display: 'grid', gap: theme.space.s });

const base = style({ borderRadius: theme.radius.large, breakInside: 'avoid' });

export const picture = styleVariants({
  across: [base],
  /** As wide as the page, it would be higher than the screen. */
  upright: [base, { maxInlineSize: '34rem' }],
});

export const caption = style({ ...shared.note, maxInlineSize: theme.width.measure });
