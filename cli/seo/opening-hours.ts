import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';
import { daysOf, week } from '../facts/opening-hours.ts';

/** Opening hours as schema.org has them. A day that is not named in any of them is closed. */
export function openingHoursOf(lines: readonly OpeningHoursLine[]): OpeningHoursSpecification[] {
  return lines.flatMap(({ opens, closes, ...line }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: daysOf(line).map(dayOf), opens, closes }],
  );
}

/** Days on which they differ, as schema.org has them: a closed one opens and closes at midnight. */
export function specialHoursOf(changes: readonly OpeningHoursChange[] = []): {
  specialOpeningHoursSpecification?: OpeningHoursSpecification[];
} {
  const special = changes.flatMap(({ from, until, days }) =>
    days.map(({ opens = '00:00', closes = '00:00', ...line }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: daysOf(line).map(dayOf),
      opens,
      closes,
      validFrom: from,
      ...(until === undefined ? {} : { validThrough: until }),
    })),
  );
  return special.length === 0 ? {} : { specialOpeningHoursSpecification: special };
}

/** Hours of a place that never closes. */
export const alwaysOpen: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: week.map(dayOf),
  opens: '00:00',
  closes: '23:59',
};

function dayOf(day: string): DayOfWeek {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek;
}
