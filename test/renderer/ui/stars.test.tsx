import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paths } from '../../../renderer/art/icon/paths.ts';
import { empty, full } from '../../../renderer/ui/Stars.css.ts';
import { Stars } from '../../../renderer/ui/Stars.tsx';

it.each([
  [5, '●●●●●'],
  [4.5, '●●●●◐'],
  [4.8, '●●●●●'],
  [1.2, '●○○○○'],
])('%s stars are %s', (stars, drawn) => {
  const markup = renderToStaticMarkup(<Stars stars={stars} label="" />);
  const signs = [...markup.matchAll(/<svg[^>]* class="([^"]*)".*?d="([^"]*)"/g)].map(([, look = '', path]) =>
    look.endsWith(empty) ? '○' : path === paths['star-half'] ? '◐' : look.endsWith(full) ? '●' : '',
  );
  expect(signs.join('')).toBe(drawn);
});
