import type { Reference } from '../facts/references.ts';
import { overlap } from '../resolve/text-span.ts';
import { agrees } from './evidence.ts';
import type { FactFigure } from './fact-figures.ts';
import { type Figure, isComparable, unitNamed, units } from './figure.ts';
import { levels, type Words } from './near.ts';

/** Filters that calculate another value, which we cannot check. */
export const arithmetic =
  /\|\s*(?:plus|minus|times|divided_by|modulo|at_least|at_most|round|ceil|floor|slice|first|last|split)\b/;

const signs: Record<string, RegExp> = { money: /\b(?:dollars?|USD)\b|\(\$\)/i, percent: /\bpercent|\(%\)/i };

/** True if a sentence or a label says the unit of a fact. "Within 48 hours, and at the latest within 72" says it once. */
export function saysUnit({ level, said }: Words, { kind }: FactFigure): boolean {
  const isUnit = (word: string) => units[unitNamed(word.toLowerCase()) ?? '']?.kind === kind;
  return level <= levels.label && (signs[kind]?.test(said) ?? said.split(/\W+/).some(isUnit));
}

/** Finds a speed shown in miles, days with "weeks" after them, or a fee per mile with "per hour". */
export function wrongFilter(reference: Reference, fact: FactFigure, shown: Figure, isUnitSaid: () => boolean) {
  const { kind, unit = '' } = shown;
  // A price, a distance or a phone number printed as it is in YAML.
  const isSigned = /^(?:money|percent) number|^phone phone \+/.test(`${fact.kind} ${kind} ${shown.text}`);
  const isBare = (isSigned || (shown.isBare === true && fact.unit !== undefined)) && !isUnitSaid();
  if ((kind === 'number' && !isBare) || (kind === 'hours' && fact.kind === 'time')) return undefined;
  const isSameUnit = kind === 'count' ? fact.nouns.includes(unit) : fact.key !== undefined || isComparable(shown, fact);
  const isSameKind = !isBare && (kind === fact.kind ? isSameUnit : fact.kind === 'age' && unit === 'year');
  // If the two ends of a range come from two references, judge each end alone.
  const ends = shown.values.filter((_, index) => overlap(shown.numbers[index] ?? shown, reference));
  if (isSameKind && agrees(shown.values.length > 0 ? { ...shown, values: ends } : shown, fact)) return undefined;
  // A date or hours may show only in part, and a count may leave entries out.
  if (isSameKind && (fact.key !== undefined || kind === 'count')) return undefined;
  const right = `{{ ${fact.reference} }}`;
  const write = reference.source === right ? 'correct the words' : `write ${right}`;
  return {
    rule: 'wrong-filter',
    message: `"${shown.text.replace(/\s+/g, ' ')}" shows the fact ${fact.path}, which is ${fact.wording}.`,
    hint: isBare ? `Write ${right}.` : `Refer to the fact that the words ask for, or ${write}.`,
    fact: fact.path,
  };
}
