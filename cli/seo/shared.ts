import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';
import type { Address } from '../../schemas/generated/site.ts';
import { daysOf, neverClosed } from '../facts/opening-hours.ts';
import type { NodeContext } from './structured-data.ts';

/** The `@id` for what a page's section describes: the section's address. */
export function sectionId({ baseUrl, page }: Pick<NodeContext, 'baseUrl' | 'page'>, anchor: string): string {
  return `${baseUrl}${page.route}#${anchor}`;
}

/** A place to visit, as far as we know it. */
interface Place {
  address?: Address;
  latitude?: number;
  longitude?: number;
}

/** Opening hours that a page shows. Without days, it says that the place never closes. */
interface ShownHours {
  days?: readonly OpeningHoursLine[] | undefined;
  changes?: readonly OpeningHoursChange[] | undefined;
}

/** Address and opening hours in schema.org's format. */
export function visitsTo({ address, latitude, longitude }: Place = {}, hours?: ShownHours) {
  const isKnown = latitude !== undefined && longitude !== undefined;
  const special = hours && specialHours(hours);
  return {
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    geo: isKnown ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    openingHoursSpecification: hours && usualHours(hours),
    specialOpeningHoursSpecification: special?.length ? special : undefined,
  } satisfies Partial<Exclude<LocalBusiness, string>>;
}

/** The hours of each week. A day that no line names is closed. */
export function usualHours({ days = neverClosed }: ShownHours) {
  return days.filter(({ opens, closes }) => opens !== undefined && closes !== undefined).map(hoursOf);
}

/** The hours of the days that differ, such as holidays. */
export function specialHours({ changes = [] }: ShownHours) {
  return changes.flatMap(({ from, until, days }) =>
    days.map((line) => ({ ...hoursOf(line), validFrom: from, validThrough: until })),
  );
}

/** The hours for some days. For schema.org, a closed day opens and closes at midnight, and a day that never closes ends at 23:59. */
function hoursOf(line: OpeningHoursLine) {
  const { opens = '00:00', closes = '00:00' } = line;
  const dayOfWeek = daysOf(line).map(
    (day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek,
  );
  const end = line.opens && opens === closes ? '23:59' : closes;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: end } satisfies OpeningHoursSpecification;
}
