import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { skeleton } from '../skeleton.css.ts';

export const picture = style([skeleton, { borderRadius: theme.radius.large }]);
export const list = style({ display: 'grid', gap: '1.5rem' });

export const line = styleVariants({
  badge: [skeleton, { blockSize: '1.75rem', inlineSize: '6rem' }],
  name: [skeleton, { blockSize: '3.5rem', inlineSize: '90%' }],
  brand: [skeleton, { blockSize: '1.25rem', inlineSize: '7rem' }],
  text: [skeleton, { blockSize: '8rem', inlineSize: '100%' }],
  row: [skeleton, { blockSize: '1.625rem' }],
  price: [skeleton, { blockSize: '2.25rem', inlineSize: '9rem' }],
  action: [
    skeleton,
    { blockSize: '3rem', inlineSize: '22rem', maxInlineSize: '100%', borderRadius: theme.radius.full },
  ],
});

export const notice = style({
  display: 'grid',
  gap: theme.space.s,
  maxInlineSize: theme.width.measure,
  paddingBlock: theme.space.l,
});
