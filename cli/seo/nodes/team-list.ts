import type { Person } from 'schema-dts';
import type { TeamListBlock } from '../../../schemas/generated/blocks/team-list.ts';
import type { Block } from '../../site/site.ts';
import type { NodeContext } from '../structured-data.ts';

/** The people that the block introduces. */
export default function teamList(block: Block, { dealerId }: NodeContext): Person[] {
  const { members } = block as unknown as TeamListBlock;
  return members.map(({ name, role, description }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    description,
    worksFor: { '@id': dealerId },
  }));
}
