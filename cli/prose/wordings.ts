import { oncePer } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { scoreOf } from './evidence.ts';
import type { FactFigure } from './fact-figures.ts';
import { partsOf } from './fact-parts.ts';
import { vouchCommand } from './given.ts';
import type { Mistake } from './mistake.ts';
import { nameOfFact } from './name-of-fact.ts';
import { levels, type Words, wordsNear } from './near.ts';
import { type AuthoredText, isReferred, type Surroundings } from './texts.ts';

/** A plain phrase that says a value of a fact: "no deposit" says that the deposit is 0. */
interface Wording {
  phrase: string;
  value: string;
  /** The facts that it speaks of: one, or one of each entry. */
  facts: FactFigure[];
}

/** Phrases that say something else than the fact that the words near them name. */
export function wrongWordings(site: Surroundings, text: AuthoredText): Mistake[] {
  const { pattern, byPhrase } = wordingsOf(site);
  if (!pattern) return [];
  return [...text.value.matchAll(pattern)].flatMap(({ 0: phrase, index }): Mistake[] => {
    const end = index + phrase.length;
    if (isReferred(text, index, end)) return [];
    if (/\b(?:not|never|no|without|isn['’]t|nor)\s(?:\w+\s)?$/i.test(text.value.slice(0, index))) return [];
    const near = wordsNear(site, text, index, end);
    const wordings = byPhrase.get(normal(phrase)) ?? [];
    const judged = wordings.map((wording) => ({ wording, fact: factMeant(wording.facts, near) }));
    const wrong = judged.find(({ wording, fact }) => fact !== undefined && !says(site, fact, wording.value));
    // A phrase of several values is true where it says one of them.
    if (
      !wrong?.fact ||
      judged.some(({ wording, fact }) => fact !== undefined && fact === wrong.fact && says(site, fact, wording.value))
    )
      return [];
    const value = String(valueAt(site.facts.tree, wrong.fact.path.split('.')));
    return [
      {
        rule: 'wording',
        start: index,
        end,
        message: `"${phrase}" stands with ${nameOfFact(site, wrong.fact)}, which is ${value}.`,
        hint: `Correct the words or the fact, or vouch for the words: ${vouchCommand(text.file)}`,
        related: [{ ...site.facts.locate(wrong.fact.path), message: `The fact: ${value}.` }],
      },
    ];
  });
}

/** The one fact that near words name; a fact that stands alone needs the words of its map. */
function factMeant(facts: readonly FactFigure[], near: readonly Words[]): FactFigure | undefined {
  const scored = facts
    .flatMap((fact) => {
      const score = scoreOf({ kind: 'phone', values: [] }, fact, facts, near);
      return score ? [{ fact, score }] : [];
    })
    .sort((one, other) => (one.score[4] ?? 0) - (other.score[4] ?? 0));
  const [first, second] = scored;
  return first && first.score[4] !== second?.score[4] && (first.score[4] ?? 0) <= levels.page ? first.fact : undefined;
}

function says(site: Surroundings, { path }: FactFigure, value: string): boolean {
  const fact = valueAt(site.facts.tree, path.split('.'));
  return fact === undefined || String(fact) === value;
}

const wordingsOf = oncePer((site: Surroundings) => {
  const byPhrase = new Map<string, Wording[]>();
  const collect = (node: SchemaNode | undefined, value: unknown, path: string) => {
    if (!node || value === undefined || value === null) return;
    const { wordings } = node.schema as { wordings?: Record<string, string[]> };
    if (wordings) addFact(site, path, wordings, byPhrase);
    if (typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value))
      collect(node.child(Array.isArray(value) ? Number(key) : key), item, path === '' ? key : `${path}.${key}`);
  };
  collect(site.schemas.node('site'), site.facts.tree, '');
  for (const [path, { schema }] of site.source.records)
    collect(site.schemas.node(schema), valueAt(site.facts.tree, path.split('.')), path);
  const longest = [...byPhrase.keys()].sort((one, other) => other.length - one.length);
  const sources = longest.map((phrase) =>
    phrase
      .split(/[ -]/)
      .map((word) => RegExp.escape(word))
      .join('[\\s-]+'),
  );
  return {
    byPhrase,
    pattern: sources.length > 0 ? new RegExp(`(?<![\\w-])(?:${sources.join('|')})(?![\\w-])`, 'gi') : undefined,
  };
});

function addFact(
  site: Surroundings,
  path: string,
  wordings: Record<string, string[]>,
  byPhrase: Map<string, Wording[]>,
): void {
  const fact = {
    ...partsOf(site, path, {}),
    path,
    kind: 'count' as const,
    values: [],
    nouns: [],
    wording: '',
    reference: path,
    isDerived: false,
  };
  for (const [value, phrases] of Object.entries(wordings)) {
    for (const phrase of phrases) {
      const known = byPhrase.get(normal(phrase)) ?? [];
      const same = known.find((wording) => wording.value === value);
      if (same) same.facts.push(fact);
      else byPhrase.set(normal(phrase), [...known, { phrase, value, facts: [fact] }]);
    }
  }
}

function normal(phrase: string): string {
  return phrase.toLowerCase().replace(/[\s-]+/g, ' ');
}
