import type { Person } from 'schema-dts';
import type { TeamListBlock } from '../../../schemas/generated/blocks/team-list.ts';
import type { NodeContext } from '../structured-data.ts';

export default function teamList({ members }: TeamListBlock, { dealer }: NodeContext): Person[] {
  return members.map(({ name, role, description }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    description,
    worksFor: dealer,
  }));
}
