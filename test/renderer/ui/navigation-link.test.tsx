import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavigationLink } from '../../../renderer/ui/NavigationLink.tsx';

it.each([
  ['/rentals', '/rentals', 'page'],
  ['/rentals', '/rentals/long-term', 'true'],
  ['/rentals', '/rentals-in-winter', undefined],
  ['/', '/', 'page'],
  ['/', '/rentals', undefined],
])('a menu link to %s is marked on %s: %s', (href, pathname, mark) => {
  const link = <NavigationLink link={{ label: 'A page', href }} pathname={pathname} className="" />;
  expect(/aria-current="(\w+)"/.exec(renderToStaticMarkup(link))?.[1]).toBe(mark);
});
