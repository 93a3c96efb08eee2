import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { container, onPanel } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  onPanel,
  { paddingBlockStart: theme.space.xl, overflow: 'clip', '@media': { print: { display: 'none' } } },
]);

export const inner = style([
  container,
  {
    ...shared.column,
    gap: theme.space.m,
    alignItems: 'center',
    '@media': { [screens.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const words = style({ display: 'grid', gap: theme.space.s, justifyItems: 'start' });
export const title = style({ maxInlineSize: '20ch' });
export const text = style({ maxInlineSize: '52ch', textWrap: 'balance' });

export const reach = style({ display: 'grid', gap: theme.space.s, justifyItems: 'start' });

export const horizon = style({});

/** On a large screen, a page that ends with its own call to action shows this block as a bar, with what the page does not say. */
function asBar(part: string, rule: GlobalStyleRule): void {
  globalStyle(`main:has(> :last-child [data-call]) + ${root}${part}`, {
    '@media': { [`screen and ${screens.desktop}`]: rule },
  });
}

// Only the page's own button is yellow.
const plainButtons = { [theme.color.accent]: 'transparent', [theme.color.onAccent]: theme.color.ink };
asBar('', { paddingBlock: theme.space.s, vars: plainButtons });
asBar(` ${inner}`, { rowGap: 0 });
asBar(` ${title}`, { maxInlineSize: 'none', fontSize: theme.size.h4 });
asBar(` ${text}`, { display: 'none' });
asBar(` ${horizon}`, { display: 'none' });
// "Open now" goes below the title, and the buttons go next to both.
asBar(` ${reach}`, { display: 'contents' });
asBar(` ${reach} > div`, { gridArea: '1 / 2 / span 2' });
asBar(` ${reach} > p`, { gridArea: '2 / 1' });
