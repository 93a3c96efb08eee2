import type { ApiVehicle } from '../../../schemas/generated/api-vehicle.ts';
import { formatName } from '../format.ts';

const described = ['topSpeed', 'range', 'seatingCapacity', 'batteryType'];

/**
 * What the page of a vehicle shows, as schema.org's Product with breadcrumbs. `siteUrl` has no trailing slash.
 * @param picture absolute address of a picture for a vehicle without images
 */
export function vehicleStructuredData(
  vehicle: ApiVehicle,
  path: string,
  siteUrl: string,
  dealer: string,
  picture?: string,
): object[] {
  const { name, description, brand, category, images, price, inStock, specifications } = vehicle;
  const url = siteUrl + path;
  return [
    {
      '@type': 'Product',
      name,
      description,
      brand: { '@type': 'Brand', name: brand },
      category,
      // JSON leaves it out where it is undefined.
      image: images.length > 0 ? images.map((image) => new URL(image, siteUrl).href) : picture,
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', '@id': `${siteUrl}/#dealer`, name: dealer },
      },
      additionalProperty: described
        .filter((key) => specifications[key] !== undefined)
        .map((key) => ({ '@type': 'PropertyValue', name: formatName(key), value: specifications[key] })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
        { '@type': 'ListItem', position: 2, name: 'Inventory', item: `${siteUrl}/inventory` },
        { '@type': 'ListItem', position: 3, name },
      ],
    },
  ];
}
