import { style } from '@vanilla-extract/css';
import { container, lead } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  container,
  {
    display: 'grid',
    gap: theme.space.s,
    paddingBlock: `clamp(1rem, 3vw, 2.5rem) ${theme.space.l}`,
    // With no breadcrumbs above, the heading needs the room at the top, and the section that follows has its own.
    selectors: { '&:first-child': { paddingBlock: 'clamp(2.5rem, 6vw, 4rem) 0' } },
    '@media': { print: { paddingBlock: theme.space.s } },
  },
]);

export const heading = style({ maxInlineSize: '20ch', '@media': { print: { fontSize: '24pt' } } });

export const summary = style([lead, { '@media': { print: { fontSize: '12pt' } } }]);
