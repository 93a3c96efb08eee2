import { style, styleVariants } from '@vanilla-extract/css';
import { container, stack } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  position: 'relative',
  overflow: 'clip',
  isolation: 'isolate',
  background: theme.color.night,
  color: theme.color.onNight,
  vars: { [theme.color.brand]: theme.color.accent },
});

export const scene = style({ position: 'absolute', inset: 0, zIndex: -1, blockSize: '100%', inlineSize: '100%' });

const inner = style([container, stack.s]);

export const size = styleVariants({
  large: [inner, { paddingBlock: 'clamp(5rem, 14vw, 11rem)' }],
  small: [inner, { paddingBlock: 'clamp(3rem, 7vw, 5.5rem)' }],
});

export const badge = style({
  fontWeight: 650,
  letterSpacing: '0.06em',
  fontSize: theme.size.small,
  color: theme.color.accent,
});
export const heading = style({ maxInlineSize: '18ch' });
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '52ch', color: theme.color.onNight });
