import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const wide = '(min-width: 48rem)';

/** If there is room, the date shares a line with the breadcrumbs that follow. */
export const root = style({
  fontSize: theme.size.small,
  color: theme.color.quiet,
  '@media': { [wide]: { blockSize: 0, textAlign: 'end' } },
});

export const line = style([
  container,
  { paddingBlockStart: theme.space.s, '@media': { [wide]: { paddingBlockStart: '1.375rem' } } },
]);
