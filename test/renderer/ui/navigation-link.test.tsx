import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavigationLink } from '../../../renderer/ui/NavigationLink.tsx';

it.each([
  ['/rentals', '/rentals', true],
  ['/rentals', '/rentals/long-term', true],
  ['/rentals', '/rentals-in-winter', false],
  ['/', '/', true],
  ['/', '/rentals', false],
])('a menu link to %s is marked on %s: %s', (href, pathname, isMarked) => {
  const link = <NavigationLink link={{ label: 'A page', href }} pathname={pathname} className="" />;
  expect(renderToStaticMarkup(link).includes('aria-current="page"')).toBe(isMarked);
});
