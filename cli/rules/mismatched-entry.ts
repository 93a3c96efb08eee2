import { annotatedFacts, beside, clash, factAt, factsLike } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule } from '../rules.ts';

/** Which text names an entry: only if it names any, or always, and perhaps at its end. */
interface NamedIn {
  key: string;
  always?: true;
  atEnd?: true;
}

/** In a schema, `agrees` lists what a fact has in common with the entry that it names, and `namedIn` says which text names it too. */
export default {
  description: 'A visitor finds a cart among those of another maker, or a showroom under a town that it is not in.',

  checkFacts(site, report) {
    for (const { path, value, mark, schema } of annotatedFacts<string[]>(site, 'agrees')) {
      for (const key of mark) {
        const [ours, theirs] = [beside(path, key), `${schema.entryOf}.${value}.${key}`];
        const [found, expected] = [factAt(site, ours), factAt(site, theirs)];
        const isUnknown = found === undefined || expected === undefined || isInvalidFact(ours, site.invalidFacts);
        if (isUnknown || found === expected) continue;
        report(clash(site, ours, { [path]: `Names the entry "${value}".`, [theirs]: 'What the entry has.' }), {
          message: `"${ours}" is "${found}", but "${theirs}" is "${expected}".`,
          hint: 'Correct one of them, or name another entry.',
        });
      }
    }
    for (const { path, value, mark, schema } of annotatedFacts<NamedIn>(site, 'namedIn')) {
      const at = beside(path, mark.key);
      const text = factAt(site, at);
      const facts = factsLike(site, String(schema.valueIn ?? `${schema.entryOf}.*.slug`));
      const known = facts.map((fact) => String(fact.value));
      if (typeof text !== 'string' || !known.includes(String(value))) continue;
      const nameOf = (slug: string) => factAt(site, `${schema.entryOf}.${slug}.name`) ?? slug.replaceAll('-', ' ');
      const end = mark.atEnd ? '$' : ' ';
      const named = known.filter((slug) =>
        ` ${text}${end}`.toLowerCase().includes(` ${nameOf(slug)}${end}`.toLowerCase()),
      );
      if (named.includes(String(value)) || (named.length === 0 && !mark.always)) continue;
      const isSameLine = site.facts.locate(path).line === site.facts.locate(at).line;
      // Report both places, since an author may have touched either.
      for (const place of isSameLine ? [path] : [path, at]) {
        report(clash(site, place, { [place === path ? at : path]: 'The other place.' }), {
          message: `"${path}" is "${value}", and "${at}" names ${named[0] ? `"${named[0]}"` : 'something else'}: "${text}".`,
          hint: 'Correct the one that is wrong.',
        });
      }
    }
  },
} satisfies Rule;
