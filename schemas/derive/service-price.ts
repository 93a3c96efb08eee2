import { entriesOf, type FactMap } from '../fact-map.ts';

/** The price of a service sold by the hour. The hourly price can be a reference itself, so the text refers to it. */
export default function servicePrice({ services }: FactMap): void {
  for (const service of entriesOf(services)) {
    if (service.pricePerHour === undefined) continue;
    service.priceText = `From {{ services.${service.slug}.pricePerHour | usd }} per hour`;
  }
}
