import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ServiceList from '../../../renderer/blocks/ServiceList.tsx';

it.each([
  ['/contact', '/contact?service=battery'],
  ['/contact?town=edison-township', '/contact?town=edison-township&service=battery'],
  ['/contact#form', '/contact?service=battery#form'],
  ['tel:+17325550142', 'tel:+17325550142'],
  ['https://book.example', 'https://book.example'],
])('the action %s of a service leads to %s', (href, expected) => {
  const service = {
    slug: 'battery',
    name: 'Batteries',
    description: 'Care.',
    features: ['Load test'],
    priceText: '$155',
  };
  const action = { label: 'Book', href };
  const markup = renderToStaticMarkup(
    <ServiceList type="service-list" heading="Services" services={[service]} action={action} />,
  );
  expect(/href="([^"]*)"/.exec(markup)?.[1]?.replace('&amp;', '&')).toBe(expected);
});
