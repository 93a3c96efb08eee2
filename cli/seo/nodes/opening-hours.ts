import type { AutoRepair } from 'schema-dts';
import type { OpeningHoursBlock } from '../../../schemas/generated/blocks/opening-hours.ts';
import { openingHoursOf, sectionId, specialHoursOf } from '../place.ts';
import type { NodeContext } from '../structured-data.ts';

/** The department that keeps the hours of the block, where the block says whose they are. */
export default function openingHours(
  { id, kind, name, phone, hours }: OpeningHoursBlock,
  context: NodeContext,
): AutoRepair[] {
  if (kind !== 'service' || name === undefined || hours.value.days === undefined) return [];
  const address = sectionId(context, id ?? 'hours');
  return [
    {
      '@type': 'AutoRepair',
      '@id': address,
      name,
      url: address,
      ...(phone === undefined ? {} : { telephone: phone.value }),
      parentOrganization: { '@id': context.dealerId },
      openingHoursSpecification: openingHoursOf(hours.value.days),
      ...specialHoursOf(hours.value.changes),
    },
  ];
}
