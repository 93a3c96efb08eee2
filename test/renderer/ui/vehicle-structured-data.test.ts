import { expect, it } from 'vitest';
import { vehicleStructuredData } from '../../../renderer/ui/vehicle-detail/structured-data.ts';

const vehicle = {
  id: 'denago-ev-city',
  name: 'Denago EV City',
  description: 'A small cart.',
  brand: 'Denago',
  category: 'city',
  price: 15000,
  images: ['/images/city.jpg'],
  inStock: false,
  isNew: true,
  features: [],
  specifications: {
    topSpeed: '25 mph',
    range: '40 miles',
    seatingCapacity: 2,
    batteryType: 'Lithium Ion',
    payload: '500 pounds',
  },
};

it('describes a vehicle as a product with its offer and the trail to it', () => {
  const data = vehicleStructuredData(vehicle, '/vehicles/denago-ev-city', 'https://carts.example', 'Fixture Carts');
  const [product, trail] = data as Record<string, unknown>[];
  expect(product).toEqual({
    '@type': 'Product',
    name: 'Denago EV City',
    description: 'A small cart.',
    brand: { '@type': 'Brand', name: 'Denago' },
    category: 'city',
    image: ['https://carts.example/images/city.jpg'],
    offers: {
      '@type': 'Offer',
      url: 'https://carts.example/vehicles/denago-ev-city',
      price: 15000,
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', '@id': 'https://carts.example/#dealer', name: 'Fixture Carts' },
    },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Top Speed', value: '25 mph' },
      { '@type': 'PropertyValue', name: 'Range', value: '40 miles' },
      { '@type': 'PropertyValue', name: 'Seating Capacity', value: 2 },
      { '@type': 'PropertyValue', name: 'Battery Type', value: 'Lithium Ion' },
    ],
  });
  expect(trail?.itemListElement).toMatchObject([{ name: 'Home' }, { name: 'Inventory' }, { name: 'Denago EV City' }]);
});
