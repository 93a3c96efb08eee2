import { type FactMap, mapOf } from '../fact-map.ts';

/** The years of experience of each team member. */
export default function teamExperience({ team }: FactMap): void {
  for (const member of Array.isArray(team) ? team.map(mapOf) : []) member.experienceText = member.experienceYearsText;
}
