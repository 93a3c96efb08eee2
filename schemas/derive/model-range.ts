import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { formatQuantity, formatUsd } from '../format.ts';

/** Sums up the models of each brand and series: how many, the lowest price, and which drives. */
export default function modelRange({ brands, series }: FactMap): void {
  for (const group of [...entriesOf(brands), ...entriesOf(series)]) {
    const models = Array.isArray(group.vehicles) ? group.vehicles.map(mapOf) : [];
    const fromPrice = mapOf(group.least).price;
    Object.assign(group, {
      modelCount: models.length,
      modelCountText: formatQuantity(models.length, 'model'),
      fromPrice,
      fromPriceText: typeof fromPrice === 'number' ? formatUsd(fromPrice) : undefined,
      driveText: [...new Set(models.map(({ driveType }) => String(driveType)))].join(' or '),
    });
  }
}
