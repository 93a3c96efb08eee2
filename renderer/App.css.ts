import { style } from '@vanilla-extract/css';
import { theme } from './theme/theme.css.ts';

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: theme.space.xs,
  insetInlineStart: theme.space.xs,
  zIndex: 30,
  padding: `${theme.space.xs} ${theme.space.s}`,
  background: theme.color.accent,
  color: theme.color.onAccent,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
