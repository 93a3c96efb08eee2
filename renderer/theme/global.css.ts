import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { layLater } from '../layout/lay-later.ts';
import { hairline, theme } from './theme.css.ts';

// In a layer, so that component styles win wherever the build puts them.
const layer = globalLayer('base');

function base(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote', { margin: 0 });
base(':where(ul, ol)[class]', { padding: 0, listStyle: 'none' });
base('html', {
  colorScheme: 'light dark',
  fontFamily: theme.font.text,
  fontSize: '100%',
  lineHeight: 1.55,
  textSizeAdjust: '100%',
  background: theme.color.paper,
  color: theme.color.ink,
  scrollPaddingBlock: '6rem',
});
base('body', { fontSize: theme.size.body, minBlockSize: '100dvh', overflowWrap: 'break-word' });
base('h1, h2, h3, h4', {
  breakAfter: 'avoid',
  fontFamily: theme.font.heading,
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
  fontWeight: 680,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
base('h1', { fontSize: theme.size.h1, lineHeight: 1.02, letterSpacing: '-0.03em', fontWeight: 720 });
base('h2', { fontSize: theme.size.h2 });
base('h3', { fontSize: theme.size.h3, lineHeight: 1.2 });
base('h4', { fontSize: theme.size.h4, lineHeight: 1.25 });
base('p, li, dd, figcaption, th', { textWrap: 'pretty' });
base('a', { color: theme.color.brand, textDecorationThickness: '0.08em', textUnderlineOffset: '0.18em' });
base('a[href^="mailto:"]', { overflowWrap: 'anywhere' });
base('[data-unbroken]', {
  whiteSpace: 'nowrap',
  // The smallest phone with the largest text has no room for a phone number in a button.
  '@media': { '(max-width: 11rem)': { whiteSpace: 'normal' } },
});
base('img, svg', { maxInlineSize: '100%', blockSize: 'auto', display: 'block' });
// What an author has written as a table or as code, in Markdown. If it is too wide for the screen, it scrolls.
base('pre, table:not([class])', {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
});
base('table:not([class])', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
base('table:not([class]) :is(th, td)', {
  padding: theme.space.xs,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base(':focus-visible', { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' });
// Marks a button that was clicked before the script loaded (boot/early-use.ts).
base('[data-waiting]', { cursor: 'progress', opacity: 0.6 });
base('[hidden]:not([data-foldable])', { display: 'none !important' });
// Hide what only works with scripts if scripts are off, or fail to load (boot/take-over.ts) and it needs more than the boot script.
base('[data-scripted]', { '@media': { '(scripting: none)': { display: 'none !important' } } });
base(':root[data-failed] [data-scripted=""]', { display: 'none !important' });
base('[data-printed]', { '@media': { screen: { display: 'none !important' } } });
// The rule that React Aria would insert itself (boot/take-over.ts).
base('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
base('#main:focus', { outline: 'none' });

layLater({
  // Not the breadcrumbs: on a phone, the date that comes before them in the document is below them.
  'main > :nth-child(n + 2):where(:not(nav))': '0.2s',
  'main > :nth-child(n + 4)': '0.3s',
  'main > :nth-child(n + 6)': '0.4s',
  'main ~ footer': '0.5s',
});

base('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: theme.time.calm,
});

base('html', {
  // Paper is read from closer than a screen.
  '@media': { print: { background: 'white', color: 'black', fontSize: '80%' } },
});
base('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
