import type { AutoRepair } from 'schema-dts';
import type { OpeningHoursBlock } from '../../../schemas/generated/blocks/opening-hours.ts';
import { sectionId, visitsTo } from '../shared.ts';
import type { NodeContext } from '../structured-data.ts';

/** The department with these hours, if the block says whose hours they are. */
export default function openingHours(
  { id = 'hours', kind, name, phone, hours: { value: hours } }: OpeningHoursBlock,
  context: NodeContext,
): AutoRepair | undefined {
  if (kind !== 'service' || name === undefined) return undefined;
  const address = sectionId(context, id);
  return {
    '@type': 'AutoRepair',
    '@id': address,
    name,
    url: address,
    telephone: phone?.value,
    parentOrganization: context.dealer,
    ...visitsTo(undefined, hours),
  };
}
