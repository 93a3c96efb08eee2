import { entriesOf, type FactMap } from '../fact-map.ts';

/** All photographs of a vehicle, main one first. */
export default function vehicleGallery({ vehicles }: FactMap): void {
  for (const vehicle of entriesOf(vehicles)) {
    const { image, photographs } = vehicle;
    vehicle.gallery = [...(image ? [image] : []), ...(Array.isArray(photographs) ? photographs : [])];
  }
}
