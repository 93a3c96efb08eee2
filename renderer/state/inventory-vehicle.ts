import { formatQuantity, formatUsd } from '../../schemas/format.ts';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import type { InventoryBlock } from '../../schemas/generated/blocks/inventory.ts';

/** A vehicle as the inventory shows it. */
export type InventoryVehicle = InventoryBlock['vehicles'][number];

/** Paint of the drawing for a vehicle without a picture. */
export const placeholderPaint = '#8A938D';

/** A vehicle from the API for the inventory. How to draw it comes from the page, or is a placeholder if the page does not know it. */
export function inventoryVehicle(vehicle: ApiVehicle, all: readonly InventoryVehicle[]): InventoryVehicle {
  const { id, name, description, category, price, isNew, inStock, specifications, images } = vehicle;
  const built = all.find(({ slug }) => slug === id);
  const seats = specifications.seatingCapacity || built?.seats || 0;
  const textOf = (key: string, otherwise = '') => String(specifications[key] ?? otherwise);
  const rangeText = textOf('range', built?.rangeText);
  return {
    paint: placeholderPaint,
    ...(images[0] && { image: { file: images[0].replace(/^\/images\//, ''), alt: name } }),
    ...built,
    ...{ slug: id, href: `/vehicles/${id}`, brand: vehicle.brand.toLowerCase() },
    ...{ name, description, category, price, isNew, inStock, seats, rangeText },
    priceText: formatUsd(price),
    seatsText: formatQuantity(seats, 'seat'),
    range: Number.parseFloat(rangeText) || 0,
    topSpeedText: textOf('topSpeed', built?.topSpeedText),
    driveType: textOf('driveType', built?.driveType),
    motorType: textOf('motorType', built?.motorType),
    batteryType: textOf('batteryType', built?.batteryType),
    chargingTimeText: textOf('chargingTime', built?.chargingTimeText),
    payloadText: textOf('payload', built?.payloadText),
  };
}
