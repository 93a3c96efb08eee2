import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import { type Figure, sameFigure } from '../figures/index.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import type { AuthoredFigure } from './authored-figures.ts';
import type { Fit } from './fit.ts';
import { contradiction, type Judgement, locate, relatedTo, unknown, untraced, valueText } from './judgement.ts';
import { referenceIn } from './replacement.ts';
import type { Level } from './surroundings.ts';

type Sameness = ReturnType<typeof sameFigure>;

/** The words by which a text says whose hours it gives. */
const scopes: readonly [scope: string, words: RegExp][] = [
  ['delivery', /\b(?:deliver|driver|truck|trailer|bring (?:it|them|the carts?|your carts?)\b)/i],
  ['service', /\b(service|workshop|repair|technician|maintenance)/i],
  ['online', /\bonline\b/i],
  ['store', /\b(store|showroom|visit|doors|business hours)/i],
];

/** Typed opening hours against those of the scope that the words around name, or of the store where they name none. */
export function judgeHours(site: Site, authored: AuthoredFigure, levels: readonly Level[]): Judgement | undefined {
  const facts = figureIndexOf(site).facts.filter(({ mark }) => mark.kind === 'hours');
  const own: Level = { name: 'clause', weight: 4, text: authored.figure.text };
  const scope = scopeOf([own, ...levels]);
  if (isRoundTheClock(authored.figure) && !isOfDoors(authored.figure, levels)) return undefined;
  const meant = facts.find(({ path }) => path === `hours.${scope ?? 'store'}`);
  const isNeverClosed = scope === 'online' && valueAt(site.facts.tree, ['hours', 'online', 'alwaysOpen']) === true;
  if (isNeverClosed && authored.figure.kind === 'hours' && authored.figure.closed) return neverClosed(site, authored);
  const others = facts.filter((fact) => fact !== meant);
  const verdict = meant ? compare(authored, meant) : 'unrelated';
  if (isOfOthers(authored)) return undefined;
  if (['same', 'format'].includes(verdict) && isPlainSpeech(authored)) return undefined;
  if (meant && verdict === 'same') return untraced(site, authored, [certain(meant)]);
  if (meant && verdict === 'format') return formatDrift(site, authored, meant);
  const equal = others.filter((fact) => ['same', 'format'].includes(compare(authored, fact)));
  if (scope === undefined && equal.length > 0) return untraced(site, authored, equal.map(certain));
  if (meant && verdict === 'different') return contradiction(site, authored, meant, 'hours');
  return unknown(site, authored);
}

/** "Some shops around here close on Mondays." */
function isOfOthers({ figure, text: { value } }: AuthoredFigure): boolean {
  return /\b(?:[Ss]ome|[Oo]ther|[Mm]any|[Mm]ost) (?:shops?|stores?|dealers?|places|banks?|offices|restaurants)\b[^.!?;:]*$|\b(?:Street|Avenue|Road|Park|[Mm]useum|[Ll]ibrary|[Mm]arket|[Ss]chool|[Pp]ool|[Bb]ridge|[Ff]air|[Tt]rack) $/.test(
    value.slice(0, figure.start),
  );
}

/** "The showrooms are not open on Sundays", "we deliver on Sundays too": a sentence, and no line of a timetable as "closed Sundays" is. */
function isPlainSpeech({ figure, text: { value } }: AuthoredFigure): boolean {
  if (figure.kind !== 'hours' || figure.opens !== undefined) return false;
  if (!figure.closed) return /^(?:on )?[A-Z][a-z]+days?$/.test(figure.text);
  const said = `${value
    .slice(0, figure.start)
    .split(/[.!?;:,()]\s/)
    .at(-1)}${figure.text}`;
  return /\b(?:is|are|be|was|stay|stays|remain|remains|keep|keeps)\b|['’]re\b/i.test(said);
}

/** "24/7" is a manner of speaking of help, websites and batteries, and false of a place that closes. */
function isRoundTheClock(figure: Figure): boolean {
  return figure.kind === 'hours' && figure.opens === 0 && figure.closes === 1440 && figure.days.length === 7;
}

function isOfDoors(figure: Figure, levels: readonly Level[]): boolean {
  const around = levels.filter(({ name }) => name === 'clause' || name === 'sentence').map(({ text }) => text);
  const words = [figure.text, ...around].join(' ');
  if (/\b(?:emergenc|support|hotline|help|assist|online|web|site|roadside|answer)/i.test(words)) return false;
  return /\b(?:open|close|hours|store|showroom|workshop|service|deliver|visit|doors|pick ?up)/i.test(words);
}

/** "... , well before the showrooms do": another scope, that this one is compared with. */
const compared = /\b(?:than|before|after|unlike|whereas|longer|earlier|later)\b[^.!?;|]*/gi;

/** The scope named nearest; a level that names two leaves it to the next. */
export function scopeOf(levels: readonly Level[]): string | undefined {
  for (const { text } of levels) {
    const named = scopesIn(text.replace(compared, ''));
    if (named.length === 1) return named[0];
  }
  return undefined;
}

/** The scopes that words name. */
export function scopesIn(text: string): string[] {
  // The online showroom is a place of the web, with no doors.
  const told = text.replace(/\b(?:online|web) (?:showroom|store)s?\b/gi, 'online');
  return scopes.filter(([, words]) => words.test(told)).map(([scope]) => scope);
}

/** Against every part of the timetable that shares a day: one that differs outweighs those that agree. */
function compare({ figure }: AuthoredFigure, fact: FactFigure): Sameness {
  const all = new Set(fact.figures.map((part) => sameFigure(figure, part)));
  return (['different', 'format', 'same'] as const).find((sameness) => all.has(sameness)) ?? 'unrelated';
}

/** "Our online showroom is closed Sundays." */
function neverClosed(site: Site, authored: AuthoredFigure): Judgement {
  return {
    rule: 'hours',
    authored,
    equal: [],
    finding: {
      severity: 'error',
      ...locate(site, authored),
      message: `"${authored.figure.text}" contradicts the fact hours.online.alwaysOpen, which is true.`,
      hint: 'Correct the text, or the fact.',
      related: [{ ...site.facts.locate('hours.online.alwaysOpen'), message: 'The online showroom is always open.' }],
    },
  };
}

function certain(fact: FactFigure): Fit {
  return { fact, isEqual: true, score: 1, isNamed: true, isOwn: false };
}

/** The right hours in a spelling of their own. */
function formatDrift(site: Site, authored: AuthoredFigure, fact: FactFigure): Judgement {
  return {
    rule: 'hours',
    authored,
    equal: [fact],
    finding: {
      severity: 'warning',
      ...locate(site, authored),
      message: `"${authored.figure.text}" spells the fact ${fact.path} in a way of its own: it is ${valueText(fact)}.`,
      hint: `Write {{ ${referenceIn(authored.text, fact.reference)} }}.`,
      related: [relatedTo(site, fact)],
    },
  };
}
