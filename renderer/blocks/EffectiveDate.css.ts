import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const wide = '(min-width: 48rem)';

/** On a screen that is wide enough the date shares the line of the breadcrumbs that follow. */
export const root = style({
  fontSize: theme.size.small,
  color: theme.color.quiet,
  '@media': { [wide]: { blockSize: 0 }, print: { blockSize: 'auto', borderBlockEnd: '1px solid', color: 'black' } },
});

export const inner = style([
  container,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockStart: theme.space.s,
    '@media': {
      [wide]: { position: 'relative', paddingBlockStart: '1.375rem' },
      print: { paddingInline: 0, paddingBlock: theme.space.xs },
    },
  },
]);

/** The site's header names the dealer already; paper has no header. */
export const name = style({ display: 'none', '@media': { print: { display: 'block', fontWeight: 620 } } });

export const date = style({
  '@media': { [wide]: { marginInlineStart: 'auto' }, print: { marginInlineStart: 'auto' } },
});
