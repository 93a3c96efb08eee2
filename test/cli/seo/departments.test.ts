import { expect, it } from 'vitest';
import { hoursChanges } from '../../../cli/facts/opening-hours.ts';
import dealerContact from '../../../cli/seo/nodes/dealer-contact.ts';
import locationList from '../../../cli/seo/nodes/location-list.ts';
import openingHours from '../../../cli/seo/nodes/opening-hours.ts';
import serviceList from '../../../cli/seo/nodes/service-list.ts';
import type { NodeContext } from '../../../cli/seo/structured-data.ts';
import { openState } from '../../../renderer/boot/open-state.ts';

const baseUrl = 'https://www.fixture.example';
const named = { '@type': 'Organization', '@id': `${baseUrl}/#dealer`, name: 'Fixture Carts' };
const week = [
  { from: 'monday', to: 'friday', opens: '09:00', closes: '17:00' },
  { from: 'saturday', opens: '10:00', closes: '14:00' },
  { from: 'sunday', closed: true },
];
const address = { street: '1 Sample Way', city: 'Edison', state: 'NJ', postalCode: '08817' };
const showroom = {
  slug: 'edison',
  name: 'Edison Showroom',
  type: 'physical',
  address,
  phone: '+17325550144',
  phoneText: '(732) 555-0144',
  callHref: 'tel:+17325550144',
  latitude: 40.5,
  longitude: -74.3,
  hoursLines: [],
  openingDays: week,
  website: 'https://edison.example',
  social: { facebook: 'https://facebook.example/edison' },
};
const online = { ...showroom, slug: 'online', name: 'Online Showroom', type: 'online', address: undefined };

const dealer = {
  type: 'dealer-contact',
  name: 'Fixture Carts',
  phone: { value: '+17325550142' },
  showrooms: [showroom],
  hours: { value: { days: week } },
};
const towns = { type: 'municipality-grid', municipalities: [{ href: '/edison', name: 'Edison', type: 'Township' }] };
const locations = { type: 'location-list', locations: [showroom, online] };
const workshop = {
  type: 'opening-hours',
  id: 'hours',
  kind: 'service',
  name: 'Workshop',
  hours: { value: { days: week } },
};
const pages = [
  { route: '/', blocks: [dealer, towns] },
  { route: '/showroom', blocks: [locations] },
  { route: '/services', blocks: [workshop] },
];

/** The serialized structured data of a block on the page at `route`. */
function nodesOf(make: (block: never, context: NodeContext) => unknown, block: object, route: string): object[] {
  const page = pages.find((candidate) => candidate.route === route);
  const made = make(block as never, { page, baseUrl, dealer: named } as unknown as NodeContext);
  return JSON.parse(JSON.stringify([made ?? []].flat()));
}

it('declares the dealer with its main showroom', () => {
  expect(nodesOf(dealerContact, dealer, '/')).toEqual([
    {
      ...named,
      '@type': 'AutoDealer',
      url: `${baseUrl}/`,
      telephone: '+17325550142',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Sample Way',
        addressLocality: 'Edison',
        addressRegion: 'NJ',
        postalCode: '08817',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 40.5, longitude: -74.3 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
          opens: '09:00',
          closes: '17:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Saturday'],
          opens: '10:00',
          closes: '14:00',
        },
      ],
      areaServed: [{ '@type': 'AdministrativeArea', name: 'Edison Township' }],
    },
  ]);
});

it('describes each department under its address, and names the dealer that it belongs to', () => {
  const described = [
    ...nodesOf(locationList, locations, '/showroom'),
    ...nodesOf(openingHours, workshop, '/services'),
  ] as { '@id': string; parentOrganization: object }[];
  const ids = ['/showroom#edison', '/showroom#online', '/services#hours'];
  expect(described.map((node) => node['@id'])).toEqual(ids.map((id) => baseUrl + id));
  for (const node of described) expect(node.parentOrganization).toEqual(named);
});

it('gives a showroom to visit an address and one on the web none', () => {
  const [physical, virtual] = nodesOf(locationList, locations, '/showroom');
  expect(physical).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+17325550144',
    sameAs: ['https://edison.example', 'https://facebook.example/edison'],
  });
  expect(virtual).toMatchObject({ '@type': 'OnlineStore', contactPoint: { telephone: '+17325550144' } });
  expect(virtual).not.toHaveProperty('address');
  expect(virtual).not.toHaveProperty('openingHoursSpecification');
});

it('gives an online showroom the hours and the holidays of its card', () => {
  const holiday = { from: '2027-12-25', until: '2027-12-25', days: [{ from: 'saturday', closed: true }] };
  const [node] = nodesOf(locationList, { locations: [{ ...online, hoursChanges: [holiday] }] }, '/showroom');
  const hours = { contactPoint: { hoursAvailable: [{ opens: '09:00' }, { opens: '10:00' }, {}] } };
  expect(node).toMatchObject(hours);
  expect(node).toHaveProperty('contactPoint.hoursAvailable[2]', {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Saturday'],
    opens: '00:00',
    closes: '00:00',
    validFrom: '2027-12-25',
    validThrough: '2027-12-25',
  });
});

it('says of a place without closed days that it never closes, and nothing of hours that are not shown', () => {
  const always = [{ opens: '00:00', closes: '23:59' }];
  const hours = { value: { lines: [{ days: 'Every day', times: 'Open 24 hours' }] } };
  const [store] = nodesOf(dealerContact, { ...dealer, hours }, '/');
  const [physical, virtual] = nodesOf(
    locationList,
    { locations: [showroom, online].map((location) => ({ ...location, openingDays: undefined })) },
    '/showroom',
  );
  const [garage] = nodesOf(openingHours, { ...workshop, hours }, '/services');
  for (const place of [store, physical, garage]) expect(place).toMatchObject({ openingHoursSpecification: always });
  expect(virtual).toMatchObject({ contactPoint: { hoursAvailable: always } });
  const [hidden] = nodesOf(dealerContact, { ...dealer, hours: undefined }, '/');
  expect(hidden).not.toHaveProperty('openingHoursSpecification');
});

it('tells a day from midnight to midnight from a closed day, though the day differs from others', () => {
  const date = { from: '2027-06-05', until: '2027-06-05' };
  const value = { alwaysOpen: true };
  const changes = hoursChanges([{ ...date, value, path: [], location: { file: 'site.yaml', line: 1, column: 1 } }]);
  const hours = { value: { days: week, changes } };
  const [garage] = nodesOf(openingHours, { ...workshop, hours }, '/services');
  expect(garage).toMatchObject({ specialOpeningHoursSpecification: [{ opens: '00:00', closes: '23:59' }] });
  const lastMinute = new Date('2027-06-05T23:59:30Z');
  expect(openState({ days: [], changes, timeZone: 'UTC' }, lastMinute)).toMatchObject({ isOpen: true });
});

it('says nothing of hours that a block does not name the owner of', () => {
  expect(nodesOf(openingHours, { ...workshop, name: undefined }, '/services')).toEqual([]);
  expect(nodesOf(openingHours, { ...workshop, kind: undefined }, '/services')).toEqual([]);
});

it('offers a service only where its price is by the hour', () => {
  const services = [
    { slug: 'battery', name: 'Battery Service', description: 'Care.', features: [], priceText: 'x', pricePerHour: 155 },
    { slug: 'custom', name: 'Custom', description: 'Paint.', features: [], priceText: 'Quote on request' },
  ];
  const [battery, custom] = nodesOf(serviceList, { type: 'service-list', services }, '/services');
  expect(battery).toMatchObject({ '@id': `${baseUrl}/services#battery`, provider: named });
  expect(battery).toHaveProperty('offers.priceSpecification.minPrice', 155);
  expect(custom).not.toHaveProperty('offers');
});
