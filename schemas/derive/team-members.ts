import { type FactMap, mapOf } from '../fact-map.ts';

/** The years of experience of each team member, and the member who runs the company. */
export default function teamMembers(facts: FactMap): void {
  const members = Array.isArray(facts.team) ? facts.team.map(mapOf) : [];
  for (const member of members) member.experienceText = member.experienceYearsText;
  const manager = members.find(({ manages }) => manages === true);
  if (manager) facts.manager = manager;
}
