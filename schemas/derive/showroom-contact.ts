import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';

/** How a showroom is called, and the hours that it names, as lines to show and as days to reckon with. */
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
