import { isMap } from '../../facts/facts.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { oneOf } from '../one-of.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

/** "Darnell Whitaker, our rental coordinator", "service manager Elena Marchetti": somebody under the role of another. */
export const teamRoles: ClaimReader = {
  cue: (site) => teamOf(site).any,
  read(site, text) {
    const { patterns, members } = teamOf(site);
    if (text.fact?.startsWith('team.')) return [];
    return patterns.flatMap((pattern) =>
      [...text.value.matchAll(pattern)].flatMap((match) => {
        const { name = '', role = '' } = match.groups ?? {};
        const at = members.findIndex((one) => one.name === name);
        const own = members[at];
        if (!own || own.role.toLowerCase() === role.toLowerCase()) return [];
        const start = match.index + match[0].lastIndexOf(role);
        return wrongClaim(
          text,
          { start, end: start + role.length },
          {
            rule: 'policy-figure',
            message: `"${role}" is said of ${name}, whose role is ${own.role}.`,
            hint: 'Correct the name, or the role.',
            related: [{ ...site.facts.locate(`team.${at}.role`), message: `The role of ${name}.` }],
          },
        );
      }),
    );
  },
};

interface Team {
  members: { name: string; role: string }[];
  patterns: RegExp[];
  any: RegExp | undefined;
}

const teamOf = oncePer(({ facts: { tree } }: Site): Team => {
  const list = Array.isArray(tree.team) ? tree.team : [];
  const members = list.map((one) => ({
    name: String(isMap(one) ? one.name : ''),
    role: String(isMap(one) ? one.role : ''),
  }));
  if (members.length === 0) return { members, patterns: [], any: undefined };
  const roles = `(?<role>${oneOf(members.flatMap(({ role }) => [role, role.toLowerCase()]))})\\b`;
  const names = `(?<name>${oneOf(members.map(({ name }) => name))})\\b`;
  return {
    members,
    any: new RegExp(oneOf(members.map(({ name }) => name))),
    patterns: [
      `${names}(?:,| is| was| works as| \\(|: ?)(?: (?:our|the|a|an|your))? ${roles}`,
      `${roles},? (?:is )?${names}`,
    ].map((source) => new RegExp(source, 'g')),
  };
});
