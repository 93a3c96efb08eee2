import { describe, expect, it } from 'vitest';
import { type InventoryVehicle, inventoryVehicle } from '../../../renderer/state/inventory-vehicle.ts';
import type { ApiVehicle } from '../../../schemas/generated/api-vehicle.ts';

const fromApi: ApiVehicle = {
  id: 'denago-ev-nomad',
  name: 'Denago EV Nomad',
  description: 'A lifted cart.',
  brand: 'Denago',
  category: 'nomad',
  price: 8495,
  images: [],
  inStock: true,
  isNew: false,
  features: [],
  specifications: { topSpeed: '25 mph', range: '45 miles', seatingCapacity: 4, batteryType: 'Lithium Ion' },
};

const built: InventoryVehicle = {
  slug: 'denago-ev-nomad',
  href: '/vehicles/denago-ev-nomad',
  name: 'An older name',
  description: '',
  brand: 'denago',
  category: 'nomad',
  price: 8000,
  priceText: '$8,000',
  seats: 4,
  seatsText: '4 seats',
  range: 40,
  rangeText: '40 miles',
  topSpeedText: '25 mph',
  payloadText: '800 pounds',
  driveType: '2x4',
  motorType: 'AC',
  batteryType: 'Lead acid',
  chargingTimeText: '6 hours',
  paint: '#C4622D',
  rearRow: 'facing',
  lifted: true,
};

describe('a vehicle of the API in the inventory', () => {
  it('shows what the API says, also where the page was built with something else', () => {
    expect(inventoryVehicle(fromApi, [built])).toMatchObject({
      href: '/vehicles/denago-ev-nomad',
      name: 'Denago EV Nomad',
      priceText: '$8,495',
      range: 45,
      rangeText: '45 miles',
    });
  });

  it('is drawn, and completed, from what the page was built with', () => {
    expect(inventoryVehicle(fromApi, [built])).toMatchObject({
      paint: '#C4622D',
      rearRow: 'facing',
      lifted: true,
      payloadText: '800 pounds',
      driveType: '2x4',
      motorType: 'AC',
      chargingTimeText: '6 hours',
      batteryType: 'Lithium Ion',
    });
    const { specifications } = fromApi;
    const without = { ...fromApi, specifications: { ...specifications, seatingCapacity: undefined } };
    expect(inventoryVehicle(without, [built]).seatsText).toBe('4 seats');
  });

  it('gets a placeholder when the page knows nothing of it', () => {
    const shown = inventoryVehicle({ ...fromApi, id: 'new-one', specifications: {} }, []);
    expect(shown.href).toBe('/vehicles/new-one');
    expect(shown.paint).toMatch(/^#[0-9A-F]{6}$/);
    expect(shown.rangeText).toBe('');
    expect(shown.range).toBe(0);
  });

  it('shows its own first photograph', () => {
    const shown = inventoryVehicle({ ...fromApi, images: ['/images/nomad.jpg', '/images/side.jpg'] }, []);
    expect(shown.image).toEqual({ file: 'nomad.jpg', alt: 'Denago EV Nomad' });
  });
});
