import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const figure = style({ display: 'grid', gap: theme.space.s });
export const picture = style({ borderRadius: theme.radius.large, breakInside: 'avoid' });
export const caption = style({
  fontSize: theme.size.small,
  color: theme.color.quiet,
  maxInlineSize: theme.width.measure,
});
