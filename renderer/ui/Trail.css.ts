import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  container,
  { paddingBlock: '0.6875rem', fontSize: theme.size.small, '@media': { print: { display: 'none' } } },
]);

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const item = style({
  selectors: {
    '&:not(:last-child)::after': {
      content: shared.unspoken('/'),
      marginInline: theme.space.xs,
      color: theme.color.quiet,
    },
  },
});

export const link = style({ display: 'inline-block', paddingBlock: '0.6875rem', color: theme.color.quiet });
