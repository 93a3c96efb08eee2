import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ paddingBlockEnd: theme.space.section });
export const content = style([
  container,
  {
    minBlockSize: 'calc(100svh - 6rem)',
    paddingBlockStart: theme.space.xs,
    '@media': { print: { minBlockSize: 0 } },
  },
]);
