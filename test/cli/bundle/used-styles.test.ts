import { expect, it } from 'vitest';
import { createStylePicker } from '../../../cli/bundle/used-styles.ts';

const pick = createStylePicker(`
@font-face{font-family:Serif;src:url(/serif.woff2)}
@keyframes rise{from{opacity:0}to{opacity:1}}
@keyframes fall{from{opacity:1}to{opacity:0}}
@layer base{h1{margin:0}.away{margin:1px}}
.card,.away{color:red}
.card:not(.open)>.name{color:blue}
.card .away{color:green}
@media print{.away{display:none}}
@media (width>40rem){.card{animation:rise 1s}}
`);
const text = (html: string) => pick(html).text.replaceAll('\n', '');

it('keeps the rules whose classes are all on the page, in their order', () => {
  expect(text('<main class="card big"><p class="name">A</p></main>')).toBe(
    '@font-face{font-family:Serif;src:url(/serif.woff2)}' +
      '@keyframes rise{from{opacity:0}to{opacity:1}}' +
      '@layer base{h1{margin:0}}' +
      '.card{color:red}' +
      '.card:not(.open)>.name{color:blue}' +
      '@media (width>40rem){.card{animation:rise 1s}}',
  );
});

it('gives the same style sheet the same name, and a different one a different name', () => {
  const sheet = pick('<p class="card">One</p>');
  expect(pick('<h1 class="card"></h1><p class="unknown">Two</p>')).toEqual(sheet);
  expect(pick('<p class="away"></p>').name).not.toBe(sheet.name);
  expect(sheet.name).toMatch(/^assets\/style-[0-9a-f]{12}\.css$/);
});
