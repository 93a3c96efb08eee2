import { globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote', { margin: 0 });
globalStyle(':where(ul, ol)[class]', { padding: 0, listStyle: 'none' });
globalStyle('html', {
  colorScheme: 'light dark',
  fontFamily: theme.font.text,
  fontSize: '100%',
  lineHeight: 1.55,
  textSizeAdjust: '100%',
  background: theme.color.paper,
  color: theme.color.ink,
  scrollPaddingBlock: '6rem',
});
globalStyle('body', { fontSize: theme.size.body, minBlockSize: '100dvh', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4', {
  fontFamily: theme.font.heading,
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
  fontWeight: 680,
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: theme.size.h1, lineHeight: 1.02, letterSpacing: '-0.03em', fontWeight: 720 });
globalStyle('h2', { fontSize: theme.size.h2 });
globalStyle('h3', { fontSize: theme.size.h3, lineHeight: 1.2 });
globalStyle('h4', { fontSize: theme.size.h4, lineHeight: 1.25 });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('a', { color: theme.color.brand, textDecorationThickness: '0.08em', textUnderlineOffset: '0.18em' });
globalStyle('img, svg', { maxInlineSize: '100%', blockSize: 'auto', display: 'block' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' });
// Clicked before the script was there (boot/early-clicks.ts).
globalStyle('[data-waiting]', { cursor: 'progress', opacity: 0.6 });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('#main:focus', { outline: 'none' });

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: theme.time.calm,
});

globalStyle('html', {
  '@media': { print: { background: 'white', color: 'black' } },
});
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
