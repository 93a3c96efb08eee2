import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** The phone link of a showroom, and its opening hours, both as lines to show and as days to compute with. */
export default function showroomContact({ showrooms, hours }: FactMap): void {
  for (const showroom of entriesOf(showrooms)) {
    const { lines, days, changes } = mapOf(mapOf(hours)[String(showroom.hours)]);
    const { phone } = showroom;
    Object.assign(showroom, {
      callHref: typeof phone === 'string' ? `tel:${phone}` : undefined,
      hoursLines: lines,
      openingDays: days,
      hoursChanges: changes,
    });
  }
}
