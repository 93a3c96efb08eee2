import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** What a vehicle inherits from its brand and series. */
export default function vehicleFamily({ vehicles, brands, series }: FactMap): void {
  for (const vehicle of entriesOf(vehicles)) {
    const brand = mapOf(mapOf(brands)[String(vehicle.brand)]);
    const group = mapOf(mapOf(series)[String(vehicle.series)]);
    Object.assign(vehicle, {
      brandName: brand.name ?? vehicle.brand,
      seriesName: group.name ?? vehicle.series,
      category: group.category ?? vehicle.series,
      paint: group.paint,
      ...(group.roofPaint === undefined ? {} : { roofPaint: group.roofPaint }),
      motorType: brand.motorType,
      batteryType: brand.batteryType,
    });
  }
}
