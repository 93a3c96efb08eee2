import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { addressText } from '../format.ts';

/**
 * The phone link of a showroom, its address in one line, and its opening hours, both as lines to show and as days to compute with.
 * `specialHours` are those of a showroom whose hours are not the main one's, in one line.
 */
export default function showroomContact({ dealer, showrooms, hours }: FactMap): void {
  const usual = mapOf(mapOf(showrooms)[String(mapOf(dealer).mainShowroom)]).hours;
  for (const showroom of entriesOf(showrooms)) {
    const { lines, days, changes } = mapOf(mapOf(hours)[String(showroom.hours)]);
    const { phone } = showroom;
    Object.assign(showroom, {
      addressText: addressText(showroom.address),
      callHref: typeof phone === 'string' ? `tel:${phone}` : undefined,
      hoursLines: lines,
      openingDays: days,
      hoursChanges: changes,
      ...(usual === undefined || showroom.hours === usual ? {} : { specialHours: asText(lines) }),
    });
  }
}

function asText(lines: unknown): string | undefined {
  return Array.isArray(lines) ? lines.map(({ days, times }) => `${days} ${times}`).join(', ') : undefined;
}
