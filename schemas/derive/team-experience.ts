import { type FactMap, mapOf } from '../fact-map.ts';

/** How long each member of the team has done the work. */
export default function teamExperience({ team }: FactMap): void {
  for (const member of Array.isArray(team) ? team.map(mapOf) : []) member.experienceText = member.experienceYearsText;
}
