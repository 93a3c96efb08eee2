import type { DayOfWeek, GeoCoordinates, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';
import type { Address } from '../../schemas/generated/site.ts';
import { daysOf } from '../facts/opening-hours.ts';
import type { NodeContext } from './structured-data.ts';

/** A showroom's address as schema.org has it. */
export function postalAddressOf({ street, city, state, postalCode }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'US',
  };
}

/** Where it lies, for a place whose coordinates are known. */
export function geoOf({ latitude, longitude }: { latitude?: number; longitude?: number }): { geo?: GeoCoordinates } {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

/** `@id` of what the section of a page with that anchor describes: its address. */
export function sectionId({ baseUrl, page }: Pick<NodeContext, 'baseUrl' | 'page'>, anchor: string): string {
  return `${baseUrl}${page.route}#${anchor}`;
}

/** Opening hours as schema.org has them. A day that is not named in any of them is closed. */
export function openingHoursOf(lines: readonly OpeningHoursLine[]): OpeningHoursSpecification[] {
  return lines.flatMap(({ opens, closes, ...line }) =>
    opens === undefined || closes === undefined ? [] : [hoursOn(line, opens, closes)],
  );
}

/** Days on which they differ, as schema.org has them: a closed one opens and closes at midnight. */
export function specialHoursOf(changes: readonly OpeningHoursChange[] = []): {
  specialOpeningHoursSpecification?: OpeningHoursSpecification[];
} {
  const special = changes.flatMap(({ from, until, days }) =>
    days.map(({ opens = '00:00', closes = '00:00', ...line }) => ({
      ...hoursOn(line, opens, closes),
      validFrom: from,
      ...(until === undefined ? {} : { validThrough: until }),
    })),
  );
  return special.length === 0 ? {} : { specialOpeningHoursSpecification: special };
}

/** Hours of a place that never closes. */
export const alwaysOpen = hoursOn({ from: 'monday', to: 'sunday' }, '00:00', '23:59');

function hoursOn(line: OpeningHoursLine, opens: string, closes: string) {
  const dayOfWeek = daysOf(line).map(
    (day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek,
  );
  return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes };
}
