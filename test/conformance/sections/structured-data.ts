import { describe, expect, it } from 'vitest';
import { municipalities } from '../municipalities.ts';
import { elements, wordsOf } from '../page-text.ts';
import type { Entity, ServedPages } from '../served-pages.ts';
import { usd, vehicles } from '../vehicles.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Opening hours as lines of days, opening and closing times. */
function hoursOf(entity: Entity | undefined): string[] {
  return (entity?.openingHoursSpecification ?? []).map(
    ({ dayOfWeek, opens, closes }: Entity) =>
      `${dayOfWeek.map((day: string) => day.replace('https://schema.org/', '')).join(' ')} ${opens}-${closes}`,
  );
}

const store = [`${weekdays.join(' ')} 09:00-17:00`, 'Saturday 09:00-17:00'];
const service = [`${weekdays.join(' ')} 08:00-17:00`, 'Saturday 09:00-15:00'];

/** Sections 2 and 9, structured data. It must agree with the page. */
export function structuredData(pages: ServedPages): void {
  it.each(vehicles)(
    'the sheet %s offers the %s at %i in its data as on the page',
    async (slug, name, price, seats, mph) => {
      const page = await pages.at(`/vehicles/${slug}`);
      const product = page.entities().find((entity) => entity['@type'] === 'Product');
      expect(product).toMatchObject({
        name,
        description: expect.stringContaining(name),
        brand: { name: slug.startsWith('denago') ? 'Denago' : 'Evolution' },
        category: expect.stringMatching(/\w/),
        image: page.meta('og:image'),
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          seller: { name: 'Raritan Electric Carts' },
        },
      });
      expect(wordsOf(page.main)).toContain(usd(price));
      expect(product?.additionalProperty).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'Seating capacity', value: seats }),
          expect.objectContaining({ name: 'Top speed', value: mph }),
          expect.objectContaining({ name: 'Driving range' }),
          expect.objectContaining({ name: 'Battery type' }),
        ]),
      );
      expect(product?.review).toHaveLength(3);
      for (const review of product?.review ?? []) {
        expect(Object.keys(review)).toEqual(
          expect.arrayContaining(['author', 'reviewBody', 'reviewRating', 'datePublished', 'headline']),
        );
      }
      const breadcrumb = page.entities().find((entity) => entity['@type'] === 'BreadcrumbList');
      expect(breadcrumb?.itemListElement.map((item: Entity) => item.name)).toEqual(['Home', 'Inventory', name]);
    },
  );

  it.each(['/rentals', '/edison-township', '/spotswood'])(
    '%s offers its plans at the prices it shows',
    async (path) => {
      const services = (await pages.at(path)).entities().filter((entity) => entity['@type'] === 'Service');
      expect(services.map(({ offers }) => offers.map((offer: Entity) => offer.price))).toEqual([
        [245, 685, 1050, 2800],
        [295, 735, 1400, 3500],
        [245, 685, 1050, 2800],
      ]);
    },
  );

  it('the home page, and no other, names the site for search results', async () => {
    const sites = async (path: string) =>
      (await pages.at(path)).entities().filter((entity) => entity['@type'] === 'WebSite');
    expect(await sites('/')).toMatchObject([{ name: 'Raritan Electric Carts', url: expect.stringMatching(/[^/]\/$/) }]);
    expect(await sites('/about')).toEqual([]);
  });

  it('the dealer, the showrooms and the workshop have the hours that are shown', async () => {
    const dealer = (await pages.at('/')).entities().find((entity) => entity['@type'] === 'AutoDealer');
    expect(hoursOf(dealer)).toEqual(store);
    const showrooms = (await pages.at('/showroom'))
      .entities()
      .filter((entity) => 'openingHoursSpecification' in entity);
    expect(showrooms.map(hoursOf)).toEqual([store, store, store]);
    const workshop = (await pages.at('/services')).entities().find((entity) => entity['@type'] === 'AutoRepair');
    expect(hoursOf(workshop)).toEqual(service);
  });

  it.each([
    ['/showroom', 4],
    ['/services', 1],
  ])('%s says that the %i of its places are departments of the dealer', async (path, count) => {
    const entities = (await pages.at(path)).entities();
    const dealer = entities.find((entity) => 'department' in entity);
    expect(dealer?.department).toHaveLength(count);
    const described = entities.filter(({ parentOrganization }) => parentOrganization?.['@id'] === dealer?.['@id']);
    expect(described.map((entity) => ({ '@id': entity['@id'] }))).toEqual(dealer?.department);
  });

  it('the return windows are those of the policy', async () => {
    const terms = (await pages.at('/policies/return-policy'))
      .entities()
      .filter((entity) => entity['@type'] === 'MerchantReturnPolicy');
    expect(
      terms.map(({ name, merchantReturnDays, restockingFee }) => [name, merchantReturnDays, restockingFee]),
    ).toEqual([
      ['New carts', 7, 15],
      ['Used carts', 3, 20],
      ['Parts', 30, 10],
    ]);
  });

  describe('on every kind of page', () => {
    it.each([
      '/',
      '/rentals',
      '/services',
      '/showroom',
      '/about',
      '/denago',
      '/evolution',
      '/inventory',
      '/policies/return-policy',
      '/vehicles/denago-ev-city',
      ...municipalities.map(([slug]) => `/${slug}`),
    ])(
      '%s rates nobody on the whole, and declares the dealer as a business only if it is the home page',
      async (path) => {
        const page = await pages.at(path);
        const blocks = elements(page.document, 'script', { type: 'application/ld+json' });
        expect(JSON.stringify(page.entities())).not.toContain('ggregateRating');
        expect(blocks.length).toBeLessThanOrEqual(1);
        // Search engines refuse a business without an address, also where another entity only refers to it.
        const dealers = JSON.stringify(page.entities()).split('"AutoDealer"').length - 1;
        expect(dealers).toBe(path === '/' ? 1 : 0);
        if (path === '/') expect(page.entities().find(({ address }) => address)?.['@type']).toBe('AutoDealer');
      },
    );
  });
}
