import type { AutoRepair } from 'schema-dts';
import type { OpeningHoursBlock } from '../../../schemas/generated/blocks/opening-hours.ts';
import { hoursId } from '../departments.ts';
import { openingHoursOf, specialHoursOf } from '../opening-hours.ts';
import type { NodeContext } from '../structured-data.ts';

/** The department that keeps the hours of the block, where the block says whose they are. */
export default function openingHours(
  { id, kind, name, phone, hours }: OpeningHoursBlock,
  { page, baseUrl, dealerId }: NodeContext,
): AutoRepair[] {
  if (kind !== 'service' || name === undefined || hours.value.days === undefined) return [];
  const address = hoursId(baseUrl, page, { id });
  return [
    {
      '@type': 'AutoRepair',
      '@id': address,
      name,
      url: address,
      ...(phone === undefined ? {} : { telephone: phone.value }),
      parentOrganization: { '@id': dealerId },
      openingHoursSpecification: openingHoursOf(hours.value.days),
      ...specialHoursOf(hours.value.changes),
    },
  ];
}
