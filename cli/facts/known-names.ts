import { mapOf } from '../../schemas/fact-map.ts';
import { oncePerFacts } from '../memory/once-per.ts';
import type { Source } from '../source/source.ts';
import { type Leaf, type Path, textsIn } from '../source/source-file.ts';
import { factAt, settings } from './described-facts.ts';
import type { Facts } from './facts.ts';

type Read = { facts: Facts; source: Source; invalidFacts: ReadonlySet<string> };

/** The file with every name that the facts have had in a build, and the path of the fact. */
export const namesFile = {
  path: '.cartwright/names.json',
  isEntry: (path: unknown) => typeof path === 'string',
  says: 'has the names that earlier builds have used',
  otherwise: 'a name that you change now may stay in texts',
};

/** Keys under which an entry has its name. */
export const properKeys: readonly string[] = ['name', 'fullName', 'model'];
/** Several words, all with capitals but for the little ones: "Battery Service", "Fairs at Hill Park". */
const titleCase = /^\p{Lu}[\p{L}'’&.-]*(?: (?:of|the|and|at|in|on|for|by|&|\p{Lu}[\p{L}'’&.-]*))+$/u;

/** The names among the facts, each with the path of a fact that has it. */
export const namesOf = oncePerFacts(({ facts }: Read): ReadonlyMap<string, string> => {
  const tree = Object.entries(facts.tree).filter(([key]) => !settings.has(key));
  const named = textsIn(Object.fromEntries(tree)).filter(({ pointer, value }) => {
    const key = String(pointer.at(-1));
    const isName = properKeys.includes(key) && typeof pointer.at(-2) === 'string';
    // A link may be called otherwise than its page, and a wording such as "In Stock" changes with its fact.
    return value.length < 60 && (isName || (titleCase.test(value) && !/(?:label|text)$/i.test(key)));
  });
  // The shortest path wins, and of those the first in the file: what is derived from it comes later or deeper.
  const byDepth = named.reverse().sort((a, b) => b.pointer.length - a.pointer.length);
  return new Map(byDepth.map(({ pointer, value }) => [value, pointer.join('.')]));
});

/** All names that builds have used, this one included, in alphabetical order. */
export function knownNamesOf(site: Read): Record<string, string> {
  const known = new Map([...Object.entries(site.source.knownNames), ...namesOf(site)]);
  return Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A name that no text may have. */
interface ForeignName {
  name: string;
  /** What is wrong with it: the end of a sentence that begins with the name. */
  problem: string;
  /** What to do about a name that a fact once had; empty if we do not know. */
  instead?: string;
}

/** The names under `consistency.notOurs`, each with its place in `site.yaml`. */
export function listedNames({ source }: Read): { name: string; at: Path }[] {
  const { notOurs } = mapOf(mapOf(source.site.data).consistency);
  return textsIn(notOurs, ['consistency', 'notOurs']).map(({ value, pointer }) => ({ name: value, at: pointer }));
}

/** The names under `consistency.notOurs`, and those that earlier builds have used and that no fact has now. */
export const foreignNamesOf = oncePerFacts((site: Read): ForeignName[] => {
  // With mistakes in the facts, a name may be missing because of them.
  const known = site.invalidFacts.size > 0 ? [] : Object.entries(site.source.knownNames);
  const former = known.flatMap(([name, path]): ForeignName[] => {
    // In a list, another entry may be at this place now, so we look at all of them.
    const [holder = ''] = path.split(/\.\d/);
    const now = factAt(site, holder);
    const isSameKey = ({ pointer }: Leaf) => pointer.length === 0 || path.endsWith(`.${pointer.at(-1)}`);
    const isLonger = textsIn(now).some((leaf) => isSameKey(leaf) && leaf.value.includes(name));
    if (isLonger || namesOf(site).has(name)) return [];
    const instead = typeof now === 'string' ? `Write {{ ${path} }}, which is now "${now}"` : '';
    return [{ name, problem: `was ${path} in an earlier build, and no fact has this name now.`, instead }];
  });
  return [...former, ...listedNames(site).map(({ name }) => ({ name, problem: 'is listed as not ours.' }))];
});
