import { annotatedFacts, beside, factAt, factsLike } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/**
 * What names an entry goes with that entry: a schema says by `agrees` which values both have in common, and by `namedIn` which text
 * beside it names the entry too.
 */
export default {
  description: 'A visitor finds a cart among those of another maker, or a showroom under a town that it is not in.',

  checkSite(site, report) {
    checkValues(site, report);
    checkNames(site, report);
  },
} satisfies Rule;

function checkValues(site: Site, report: RuleReport): void {
  for (const { path, value, mark, schema } of annotatedFacts<string[]>(site, 'agrees')) {
    for (const key of mark) {
      const [ours, theirs] = [beside(path, key), `${schema.entryOf}.${value}.${key}`];
      const [found, expected] = [factAt(site, ours), factAt(site, theirs)];
      if (found === undefined || expected === undefined || found === expected || isInvalidFact(ours, site.invalidFacts))
        continue;
      report({
        ...site.facts.locate(ours),
        message: `"${ours}" is "${found}", but "${theirs}" is "${expected}".`,
        hint: 'Correct one of them, or name another entry.',
        related: [
          { ...site.facts.locate(path), message: `Names the entry "${value}".` },
          { ...site.facts.locate(theirs), message: 'What the entry has.' },
        ],
      });
    }
  }
}

function checkNames(site: Site, report: RuleReport): void {
  for (const { path, value, mark, schema } of annotatedFacts<{ key: string; always?: true }>(site, 'namedIn')) {
    const at = beside(path, mark.key);
    const text = factAt(site, at);
    const known = factsLike(site, String(schema.valueIn ?? `${schema.entryOf}.*.slug`)).map((fact) =>
      String(fact.value),
    );
    if (typeof text !== 'string' || !known.includes(String(value))) continue;
    const nameOf = (slug: string) =>
      String(factAt(site, `${schema.entryOf}.${slug}.name`) ?? slug.replaceAll('-', ' '));
    const named = known.filter((slug) => ` ${text} `.toLowerCase().includes(` ${nameOf(slug)} `.toLowerCase()));
    if (named.includes(String(value)) || (named.length === 0 && !mark.always)) continue;
    const [first, second] = [site.facts.locate(path), site.facts.locate(at)];
    // At both places, since an author may have touched either.
    for (const location of first.line === second.line ? [first] : [first, second]) {
      report({
        ...location,
        message: `"${path}" is "${value}", and "${at}" names ${named[0] ? `"${named[0]}"` : 'something else'}: "${text}".`,
        hint: 'Correct the one that is wrong.',
        related: [{ ...(location === first ? second : first), message: 'The other place.' }],
      });
    }
  }
}
