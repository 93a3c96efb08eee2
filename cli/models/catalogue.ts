import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { renditionsOf } from '../images/renditions.ts';
import type { Site } from '../site/site.ts';

/** The vehicle catalogue in `dist/api/vehicles`, from the vehicle records. */
export function catalogue(site: Site): ApiVehicle[] {
  return Object.values((site.facts.tree.vehicles ?? {}) as Record<string, Record<string, unknown>>).map((vehicle) => ({
    id: String(vehicle.slug),
    name: String(vehicle.name),
    description: String(vehicle.description),
    brand: String(vehicle.brandName),
    category: String(vehicle.category),
    price: Number(vehicle.price),
    // One file per picture that every browser can show.
    images: ((vehicle.gallery ?? []) as { file: string }[]).flatMap(({ file }) => {
      const image = site.source.images.get(file);
      return (image && renditionsOf(image)?.fallback) ?? [];
    }),
    inStock: vehicle.inStock === true,
    isNew: vehicle.isNew === true,
    features: vehicle.features as string[],
    specifications: {
      topSpeed: String(vehicle.topSpeedText),
      range: String(vehicle.rangeText),
      seatingCapacity: Number(vehicle.seats),
      driveType: String(vehicle.driveType),
      motorType: String(vehicle.motorType),
      batteryType: String(vehicle.batteryType),
      chargingTime: String(vehicle.chargingTimeText),
      payload: String(vehicle.payloadText),
    },
  }));
}
