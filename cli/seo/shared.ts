import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';
import type { Address } from '../../schemas/generated/site.ts';
import { daysOf } from '../facts/opening-hours.ts';
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

/** Address and opening hours in schema.org's format. A day that no line names is closed. */
export function visitsTo(
  { address, latitude, longitude }: Place = {},
  days: readonly OpeningHoursLine[] = [],
  changes: readonly OpeningHoursChange[] = [],
) {
  const isKnown = latitude !== undefined && longitude !== undefined;
  const open = days.filter(({ opens, closes }) => opens !== undefined && closes !== undefined);
  const special = changes.flatMap(({ from, until, days }) =>
    days.map((line) => ({ ...hoursOf(line), validFrom: from, validThrough: until })),
  );
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
    openingHoursSpecification: open.map(hoursOf),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  } satisfies Partial<Exclude<LocalBusiness, string>>;
}

export const alwaysOpen = hoursOf({ from: 'monday', to: 'sunday', opens: '00:00', closes: '23:59' });

/** The hours for some days. A closed day opens and closes at midnight. */
function hoursOf({ opens = '00:00', closes = '00:00', ...line }: OpeningHoursLine) {
  const dayOfWeek = daysOf(line).map(
    (day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek,
  );
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } satisfies OpeningHoursSpecification;
}
