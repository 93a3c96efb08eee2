import { renditionsOf } from '../images/renditions.ts';
import type { Site } from './site.ts';

/** A vehicle as the API gives it (specification of `GET /api/vehicles`): amounts in USD, measures as shown. */
export interface CatalogueVehicle {
  id: string;
  name: string;
  description: string;
  brand: string;
  category: string;
  price: number;
  images: string[];
  inStock: boolean;
  isNew: boolean;
  features: string[];
  specifications: Record<string, string | number>;
}

/** The catalogue that `dist/api/vehicles` holds, from the vehicle records. */
export function catalogue(site: Site): CatalogueVehicle[] {
  return Object.values((site.facts.tree.vehicles ?? {}) as Record<string, Record<string, unknown>>).map((vehicle) => ({
    id: String(vehicle.slug),
    name: String(vehicle.name),
    description: String(vehicle.description),
    brand: String(vehicle.brandName),
    category: String(vehicle.category),
    price: Number(vehicle.price),
    images: imagesOf(site, vehicle.image as { file?: string } | undefined),
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

/** One file that every browser can show. */
function imagesOf({ source }: Site, photograph: { file?: string } | undefined): string[] {
  const image = source.images.get(photograph?.file ?? '');
  const fallback = image && renditionsOf(image)?.fallback;
  return fallback === undefined ? [] : [fallback];
}
