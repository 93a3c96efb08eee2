import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });
const shape = style({
  background: theme.color.panel,
  borderRadius: theme.radius.small,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});

export const picture = style([shape, { borderRadius: theme.radius.large }]);
export const list = style({ display: 'grid', gap: '1.5rem' });

export const line = styleVariants({
  badge: [shape, { blockSize: '1.75rem', inlineSize: '6rem' }],
  name: [shape, { blockSize: '3.5rem', inlineSize: '90%' }],
  brand: [shape, { blockSize: '1.25rem', inlineSize: '7rem' }],
  text: [shape, { blockSize: '8rem', inlineSize: '100%' }],
  row: [shape, { blockSize: '1.625rem' }],
  price: [shape, { blockSize: '2.25rem', inlineSize: '9rem' }],
  action: [shape, { blockSize: '3rem', inlineSize: '22rem', maxInlineSize: '100%', borderRadius: theme.radius.full }],
});

export const notice = style({
  display: 'grid',
  gap: theme.space.s,
  maxInlineSize: theme.width.measure,
  paddingBlock: theme.space.l,
});
