import type { Reference } from '../facts/references.ts';
import { blankAt, overlap, type Span } from '../resolve/text-span.ts';
import { writtenReference } from '../resolve/written-reference.ts';
import { agrees, type Evidence, weigh } from './evidence.ts';
import { candidatesFor, type FactFigure, nameOfFact } from './fact-figures.ts';
import { factsSaid } from './fact-path.ts';
import type { Figure } from './figure.ts';
import { vouchCommand } from './given.ts';
import { pieceAt, sentenceAround, withoutComparisons, wordsNear } from './near.ts';
import { type AuthoredText, isReferred, type Mistake, type Surroundings } from './texts.ts';
import { figureFinderOf, vocabularyOf } from './vocabulary-of.ts';

/** Finds figures that an author typed where a reference belongs. What we say about each depends on what the words near it name. */
export function typedFigures(site: Surroundings, text: AuthoredText): Mistake[] {
  return typedIn(site, text).flatMap((typed) => {
    // A number without a unit can contradict a fact only if it is an age.
    const figure = typed.isBare ? { ...typed, kind: 'age' as const } : typed;
    const evidence = weighFigure(site, text, figure);
    if (figure.isBare && (evidence.possible.length === 0 || Number(figure.values[0]) > 99)) return [];
    // The words may be about a reference in the same sentence, and not about this figure.
    const sentence = sentenceAround(text, figure);
    const said = factsSaid(site, { ...text, references: text.references.filter(isFact) }, sentence);
    const named = evidence.named && said.includes(evidence.named) ? undefined : evidence.named;
    return { start: figure.start, end: figure.end, figure, ...wordsFor(site, text, figure, { ...evidence, named }) };
  });
}

/** The figures of a text that no reference brings in. */
export function typedIn(site: Surroundings, text: AuthoredText): Figure[] {
  const references = text.references.filter(isFact);
  const isTyped = (span: Span) => !isReferred({ raw: text.raw, references }, span);
  const find = figureFinderOf(site);
  const typed = find(text.value).filter(({ numbers }) => numbers.some(isTyped));
  const read = typed.flatMap((figure) => {
    // "From {{ opens }} to 6 PM": without the reference, that is a time.
    const isHalf = figure.kind === 'hours' && !figure.numbers.every(isTyped);
    return isHalf ? find(references.reduce(blankAt, text.value)).filter((part) => overlap(part, figure)) : [figure];
  });
  return read.filter(({ kind, unit, start }) => vocabularyOf(site).has(kind, unit) && pieceAt(text, start));
}

/** A filter with a typed figure in it. */
const typing = /\|\s*(?:plus|minus|at_least|at_most)\s*:\s*\d|\|\s*(?:append|prepend)\s*:\s*['"][^'"]*\d/;

/** False for `{{ 245 | usd }}` and `{{ price | plus: 10 }}`, in which the author typed the figure. `{{ 3 | times: fees.day }}` is computed. */
const isFact = ({ source, path }: Reference) => (path || /: *[a-z][\w-]*[.[]/i.test(source)) && !typing.test(source);

export function weighFigure(site: Surroundings, text: AuthoredText, figure: Figure): Evidence {
  // A count has its noun beside it, unless the number is the whole text.
  const isCounted = figure.kind !== 'number' || figure.text === text.value.trim();
  const candidates = candidatesFor(site, figure).filter(({ kind }) => isCounted || kind !== 'count');
  const near = wordsNear(site, text, figure);
  const evidence = weigh(figure, candidates, near, withoutComparisons(site, near));
  // A difference is not a figure of the things that it compares: "$500 more", "two miles farther than", "5 miles past the limit".
  const after = text.value.slice(figure.end);
  const isDifference = /^[^\p{L}]*(?:more|less|fewer|past|beyond|above|below|off|\p{L}{2,}er\s+than)\b/iu.test(after);
  return isDifference ? { ...evidence, named: undefined } : evidence;
}

function wordsFor(site: Surroundings, text: AuthoredText, figure: Figure, { named, ...evidence }: Evidence) {
  const typed = `"${figure.text.replace(/\s+/g, ' ')}"`;
  const vouch = `If it is something else, vouch for it: ${vouchCommand(text.file)}`;
  const written = (fact: FactFigure) => {
    const { start, end, written } = writtenReference(site.facts, figure, fact);
    const part = text.value.slice(start, end);
    return part === figure.text || figure.kind === 'hours' ? written : `${written} in place of "${part}"`;
  };
  if (named) {
    const related = [{ ...site.facts.locate(named.path), message: `${nameOfFact(site, named)}: ${named.wording}.` }];
    const days = figure.kind === 'hours' && figure.key !== named.key ? ', which gives all days' : '';
    const isSame = agrees(figure, named);
    const said = isSame
      ? `is typed where the fact ${named.path} holds it.`
      : `is typed here, and the words name ${nameOfFact(site, named)}, which is ${named.wording}.`;
    const hint = `Write ${written(named)}${days}${isSame ? '' : ', or correct the fact'}. ${vouch}`;
    const rule = isSame ? 'typed-fact' : 'contradiction';
    return { rule, message: `${typed} ${said}`, hint, related, fact: named.path };
  }
  const choices = choicesFor(site, figure, { ...evidence, named }).slice(0, 3);
  const few = choices.map((fact) => `${nameOfFact(site, fact, true)}, ${fact.wording} (${written(fact)})`);
  const question = few.length > 0 ? `Is it ${few.join(' or ')}? ${vouch}` : vouch.replace('something else', 'right');
  return { rule: 'typed-figure', message: `${typed} is typed here.`, hint: question };
}

/** The facts that a typed figure could be, the most likely first. */
export function choicesFor(site: Surroundings, figure: Figure, { named, possible, mentioned }: Evidence): FactFigure[] {
  const candidates = candidatesFor(site, figure);
  const equal = candidates.filter((fact) => agrees(figure, fact));
  // If no fact has the value of "$145 an hour", it is likely one by the hour.
  const isRated = ({ per }: FactFigure) => per !== undefined && per === figure.per;
  const rated = equal.length > 0 ? [] : candidates.filter(isRated);
  const said = rated.length > 0 ? mentioned().filter(isRated) : mentioned();
  const likely = equal.filter((fact) => possible.includes(fact) || said.includes(fact));
  return [...new Set([named ?? [], likely, said.slice(0, 2), equal.slice(0, 1), said, rated, possible, equal].flat())];
}
