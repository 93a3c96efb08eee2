import type { FactFigure } from '../facts/figure-index.ts';
import type { Figure, WrittenNumber } from '../figures/index.ts';
import type { AuthoredText } from './authored-text.ts';

/** What to write in place of a stretch of the final text. */
export interface Replacement {
  start: number;
  end: number;
  written: string;
}

/** The reference to a fact as it is written in this text: on the page of an entry by the entry's short name. */
export function referenceIn(text: AuthoredText, reference: string): string {
  const { page, fact } = text;
  const record = fact?.startsWith('vehicles.') ? fact.split('.').slice(0, 2).join('.') : undefined;
  const subject = record ? { name: 'vehicle', path: record } : page?.subject;
  if (!subject || !reference.startsWith(`${subject.path}.`)) return reference;
  return subject.name + reference.slice(subject.path.length);
}

/**
 * The edits that put references to `fact` in place of a typed figure of the same value, keeping its style: `$245`, `seven`, `3-5`.
 * Of a range each number gets its own reference; a timetable is replaced whole or not at all.
 */
export function replacementsFor(text: AuthoredText, figure: Figure, fact: FactFigure): Replacement[] {
  const path = referenceIn(text, fact.reference).replace(/ \|.*$/, '');
  const filter = / \| (.*)$/.exec(fact.reference)?.[1];
  if (figure.kind === 'hours') return timetable(text, figure, fact);
  if (text.schema.type === 'number' || text.schema.type === 'integer') {
    return [{ start: 0, end: text.value.length, written: `{{ ${path} }}` }];
  }
  const [low, high] = figure.numbers;
  if (low && high) {
    const base = path.replace(/\.min$/, '');
    return [
      { ...spanOf(low), written: `{{ ${base}.min${numberFilter(low)} }}` },
      { ...spanOf(high), written: `{{ ${base}.max${numberFilter(high)} }}` },
    ];
  }
  const amount = text.value.slice(figure.amount.start, figure.amount.end);
  const isCount = filter === 'count';
  if (isCount && low)
    return [
      {
        ...spanOf(low),
        written: `{{ ${path} | count${low.written === 'words' ? ' | words' : ''}${capital(text, low)} }}`,
      },
    ];
  const isStandard = !low || amount.toLowerCase() === fact.figures[0]?.text.slice(0, amount.length).toLowerCase();
  if (isStandard || figure.kind === 'money' || figure.kind === 'percent') {
    const scheme = /(tel|sms):$/.exec(text.value.slice(0, figure.amount.start))?.[1];
    const start = figure.amount.start - (scheme ? scheme.length + 1 : 0);
    return [{ start, end: figure.amount.end, written: `{{ ${path}${filter ? ` | ${scheme ?? filter}` : ''} }}` }];
  }
  return [{ ...spanOf(low), written: `{{ ${path}${numberFilter(low)}${capital(text, low)} }}` }];
}

/** A timetable that begins with this part and reads as the fact does. */
function timetable({ value }: AuthoredText, { start }: Figure, { figures, reference }: FactFigure): Replacement[] {
  const first = figures[0]?.text ?? '';
  const standard = figures.map(({ text }) => text).join(', ');
  if (!value.startsWith(first, start) || !value.startsWith(standard, start)) return [];
  return [{ start, end: start + standard.length, written: `{{ ${reference} }}` }];
}

function spanOf({ start, end }: WrittenNumber): { start: number; end: number } {
  return { start, end };
}

function numberFilter({ written, value }: WrittenNumber): string {
  if (written === 'words') return ' | words';
  return value >= 1000 ? ' | number' : '';
}

function capital({ value }: AuthoredText, { start, written }: WrittenNumber): string {
  return written === 'words' && /[A-Z]/.test(value.charAt(start)) ? ' | capitalize' : '';
}
