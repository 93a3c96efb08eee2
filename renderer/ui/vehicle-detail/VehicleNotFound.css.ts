import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.s,
  paddingBlock: theme.space.l,
  textAlign: 'center',
});

export const picture = style({
  inlineSize: 'min(30rem, 100%)',
  borderBlockEnd: `2px dashed ${theme.color.control}`,
  marginBlockEnd: theme.space.s,
});
export const cart = style({ opacity: 0.45 });
export const text = style({
  fontSize: theme.size.lead,
  color: theme.color.quiet,
  maxInlineSize: '40ch',
  textWrap: 'balance',
});
