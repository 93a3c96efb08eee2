import { entriesOf, type FactMap } from '../fact-map.ts';

/** What a service costs that is sold by the hour. The hourly price may refer to another fact, so the text refers to it in turn. */
export default function servicePrice({ services }: FactMap): void {
  for (const service of entriesOf(services)) {
    if (service.pricePerHour === undefined) continue;
    service.priceText = `From {{ services.${service.slug}.pricePerHour | usd }} per hour`;
  }
}
