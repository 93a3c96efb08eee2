import { globalStyle, style } from '@vanilla-extract/css';
import { container, onPanel } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  onPanel,
  { paddingBlockStart: theme.space.xl, overflow: 'clip', '@media': { print: { display: 'none' } } },
]);

export const inner = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.m,
    alignItems: 'center',
    '@media': { [screens.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const words = style({ display: 'grid', gap: theme.space.s, justifyItems: 'start' });
export const title = style({ maxInlineSize: '20ch' });
export const text = style({ maxInlineSize: '52ch', textWrap: 'balance' });

export const reach = style({ display: 'grid', gap: theme.space.s, justifyItems: 'start' });

/** On a large screen a page that closes with a call of its own needs no second one below it. */
globalStyle(`main:has(> :last-child [data-call]) + ${root}`, {
  '@media': { [`screen and ${screens.desktop}`]: { display: 'none' } },
});
