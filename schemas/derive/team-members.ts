import { type FactMap, mapOf } from '../fact-map.ts';

/** The years of experience of each team member, and the role of the member who runs the company. */
export default function teamMembers(facts: FactMap): void {
  const members = Array.isArray(facts.team) ? facts.team.map(mapOf) : [];
  for (const member of members) member.experienceText = member.experienceYearsText;
  const dealer = mapOf(facts.dealer);
  // A name that nobody has is a finding already.
  if (dealer.manager !== undefined)
    dealer.managerRole = members.find(({ name }) => name === dealer.manager)?.role ?? '';
}
