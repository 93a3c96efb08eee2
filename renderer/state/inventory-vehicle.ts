import { formatQuantity, formatUsd } from '../../schemas/format.ts';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import type { InventoryBlock } from '../../schemas/generated/blocks/inventory.ts';

/** A vehicle as the inventory shows it. */
export type InventoryVehicle = InventoryBlock['vehicles'][number];

/** Paint of the drawing that stands in for a picture of a vehicle that has none. */
const placeholderPaint = '#8A938D';

/**
 * A vehicle of the API as the inventory shows it. What the API does not say, how it is drawn above all, comes from the vehicle of the
 * same id that the page was built with; without one a placeholder is drawn.
 */
export function inventoryVehicle(vehicle: ApiVehicle, built?: InventoryVehicle): InventoryVehicle {
  const { id, images, specifications } = vehicle;
  const seats = Number(specifications.seatingCapacity) || built?.seats || 0;
  const [photograph] = images;
  return {
    ...(built ?? { paint: placeholderPaint }),
    ...(photograph && !built?.image
      ? { image: { file: photograph.replace(/^\/images\//, ''), alt: vehicle.name } }
      : {}),
    slug: id,
    href: `/vehicles/${id}`,
    name: vehicle.name,
    description: vehicle.description,
    brand: vehicle.brand.toLowerCase(),
    category: vehicle.category,
    price: vehicle.price,
    priceText: formatUsd(vehicle.price),
    seats,
    seatsText: formatQuantity(seats, 'seat'),
    range: Number.parseFloat(String(specifications.range ?? built?.range ?? 0)) || 0,
    rangeText: textOf(specifications.range, built?.rangeText),
    topSpeedText: textOf(specifications.topSpeed, built?.topSpeedText),
    driveType: textOf(specifications.driveType, built?.driveType),
    motorType: textOf(specifications.motorType, built?.motorType),
    batteryType: textOf(specifications.batteryType, built?.batteryType),
    chargingTimeText: textOf(specifications.chargingTime, built?.chargingTimeText),
    payloadText: textOf(specifications.payload, built?.payloadText),
    status: vehicle.isNew ? 'NEW' : vehicle.inStock ? 'In Stock' : 'Out of Stock',
    isNew: vehicle.isNew,
    inStock: vehicle.inStock,
  };
}

function textOf(value: unknown, otherwise = ''): string {
  return value === undefined || value === null ? otherwise : String(value);
}
