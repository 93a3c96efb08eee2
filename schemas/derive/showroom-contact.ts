import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { addressText } from '../format.ts';

/** The phone link of a showroom, its address in one line, and its opening hours, both as lines to show and as days to compute with. */
export default function showroomContact({ showrooms, hours }: FactMap): void {
  for (const showroom of entriesOf(showrooms)) {
    const { lines, days, changes } = mapOf(mapOf(hours)[String(showroom.hours)]);
    const { phone } = showroom;
    Object.assign(showroom, {
      addressText: addressText(showroom.address),
      callHref: typeof phone === 'string' ? `tel:${phone}` : undefined,
      hoursLines: lines,
      openingDays: days,
      hoursChanges: changes,
    });
  }
}
