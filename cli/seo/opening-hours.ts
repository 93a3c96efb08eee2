import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHoursLine } from '../../schemas/generated/blocks/dealer-contact.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Opening hours as schema.org has them. A day that is not named in any of them is closed. */
export function openingHoursOf(lines: readonly OpeningHoursLine[]): OpeningHoursSpecification[] {
  return lines.flatMap(({ from, to = from, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: daysBetween(from, to), opens, closes }],
  );
}

/** Hours of a place that never closes. */
export const alwaysOpen: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map(dayOf),
  opens: '00:00',
  closes: '23:59',
};

type Day = OpeningHoursLine['from'];

function daysBetween(from: Day, to: Day): DayOfWeek[] {
  const first = days.indexOf(from);
  const count = ((days.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => dayOf(days[(first + index) % 7] as Day));
}

function dayOf(day: Day): DayOfWeek {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek;
}
