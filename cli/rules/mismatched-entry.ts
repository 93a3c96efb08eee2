import { type AnnotatedFact, annotatedFacts, beside, clash, factAt, factsLike } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule } from '../rules.ts';
import type { SiteFrame } from '../site/site.ts';

/** In a schema, `agrees` lists what a fact has in common with the entry that it names, and `namedIn` says which text names it too. */
export default {
  description: 'A visitor finds a cart among those of another maker, or a showroom under a town that it is not in.',

  checkFacts(site, report) {
    for (const { path, value, mark, schema } of annotatedFacts(site, 'agrees')) {
      for (const key of mark) {
        const [ours, theirs] = [beside(path, key), `${schema.entryOf}.${value}.${key}`];
        const [found, expected] = [factAt(site, ours), factAt(site, theirs)];
        const isUnknown = [ours, theirs].some((fact) => isInvalidFact(fact, site.invalidFacts));
        if (isUnknown || found === undefined || expected === undefined || found === expected) continue;
        report(clash(site, ours, { [path]: `Names the entry "${value}".`, [theirs]: 'What the entry has.' }), {
          message: `"${ours}" is "${found}", but "${theirs}" is "${expected}".`,
          hint: 'Correct one of them, or name another entry.',
        });
      }
    }
    const naming = annotatedFacts(site, 'namedIn').flatMap((fact) =>
      fact.mark.flatMap((mark) => namedBeside(site, fact, mark) ?? []),
    );
    for (const [name, alike] of Map.groupBy(naming, ({ entryName }) => entryName)) {
      const wrong = alike.filter(({ isRight }) => !isRight);
      const [first] = wrong;
      // If the texts beside several facts all lack the name of the entry, its name is what changed.
      const isOfSeveral = new Set(wrong.map(({ path }) => path)).size > 1;
      if (name !== undefined && first && isOfSeveral && wrong.length === alike.length) {
        report(clash(site, name, Object.fromEntries(wrong.slice(0, 3).map(({ at }) => [at, 'Has another name.']))), {
          message: `"${name}" is "${factAt(site, name)}", but none of the ${wrong.length} texts that should have this name has it.`,
          hint: 'Correct the name or the texts.',
        });
        continue;
      }
      // Report both places, since an author may have touched either.
      for (const { path, at, value, text, named } of wrong) {
        const isSameLine = site.facts.locate(path).line === site.facts.locate(at).line;
        for (const place of isSameLine ? [path] : [path, at])
          report(clash(site, place, { [place === path ? at : path]: 'The other place.' }), {
            message: `"${path}" is "${value}", and "${at}" names ${named[0] ? `"${named[0]}"` : 'something else'}: "${text}".`,
            hint: 'Correct the one that is wrong.',
          });
      }
    }
  },
} satisfies Rule;

/** Whether the text beside a fact names the same entry, and the path of the name that it should have; undefined if we cannot know. */
function namedBeside(
  site: SiteFrame,
  { path, value, schema }: AnnotatedFact<'namedIn'>,
  mark: AnnotatedFact<'namedIn'>['mark'][number],
) {
  const at = beside(path, mark.key);
  const text = factAt(site, at);
  const known = factsLike(site, String(schema.valueIn ?? `${schema.entryOf}.*.slug`)).map((fact) => String(fact.value));
  if (typeof text !== 'string' || !known.includes(String(value))) return undefined;
  const nameAt = (slug: string) => `${schema.entryOf}.${slug}.name`;
  const nameOf = (slug: string) => factAt(site, nameAt(slug)) ?? slug;
  const asWords = (name: unknown) => ` ${name}${mark.atEnd ? '$' : ' '}`.toLowerCase().replaceAll('-', ' ');
  const named = known.filter((slug) => asWords(text).includes(asWords(nameOf(slug))));
  const isRight = named.includes(String(value)) || (named.length === 0 && !mark.always);
  const entryName = schema.entryOf === undefined ? undefined : nameAt(String(value));
  return { path, at, value, text, named, isRight, entryName };
}
