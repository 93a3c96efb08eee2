import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHoursChange } from '../../schemas/generated/common/opening-hours-change.ts';
import type { OpeningHoursLine } from '../../schemas/generated/common/opening-hours-line.ts';
import type { Address } from '../../schemas/generated/site.ts';
import { daysOf } from '../facts/opening-hours.ts';
import type { NodeContext } from './structured-data.ts';

/** `@id` of what the section of a page with that anchor describes: its address. */
export function sectionId({ baseUrl, page }: Pick<NodeContext, 'baseUrl' | 'page'>, anchor: string): string {
  return `${baseUrl}${page.route}#${anchor}`;
}

export function unlessEmpty<Item>(list: Item[]): Item[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Where somebody can be visited, as far as it is known. */
interface Place {
  address?: Address;
  latitude?: number;
  longitude?: number;
}

type Visited = 'address' | 'geo' | 'openingHoursSpecification' | 'specialOpeningHoursSpecification';

/**
 * Where and when somebody can be visited, as schema.org has it. A day that no line names is closed.
 * @param changes days on which the hours differ
 */
export function visitsTo(
  { address, latitude, longitude }: Place = {},
  days: readonly OpeningHoursLine[] = [],
  changes: readonly OpeningHoursChange[] = [],
): Pick<Exclude<LocalBusiness, string>, Visited> {
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
    specialOpeningHoursSpecification: unlessEmpty(special),
  };
}

export const alwaysOpen = hoursOf({ from: 'monday', to: 'sunday', opens: '00:00', closes: '23:59' });

/** The hours on some days: a closed one opens and closes at midnight. */
function hoursOf({ opens = '00:00', closes = '00:00', ...line }: OpeningHoursLine) {
  const dayOfWeek = daysOf(line).map(
    (day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as DayOfWeek,
  );
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } satisfies OpeningHoursSpecification;
}
