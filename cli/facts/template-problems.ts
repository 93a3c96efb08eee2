import { type Context, type Liquid, Output, type Template } from 'liquidjs';
import { didYouMean, oneOf } from '../report/did-you-mean.ts';
import { FilterInputError } from './filter-input-error.ts';
import { filters } from './filters.ts';
import { didYouMeanFact } from './missing-fact.ts';
import { pathOf, sourceOf } from './references.ts';

export interface TemplateProblem {
  rule: 'liquid-limit' | 'liquid-syntax' | 'missing-fact' | 'unknown-filter' | 'wrong-filter';
  message: string;
  hint?: string;
  /** The part of the text that is wrong, for finding it in the source. */
  snippet: string;
  /** Path of the fact that the wrong reference names, as written. */
  fact?: string | undefined;
}

export function tooLong(snippet: string): TemplateProblem {
  return {
    rule: 'liquid-limit',
    message: 'The Liquid in this text has too much to do.',
    hint: 'Loop over fewer entries, and over none within another.',
    snippet,
  };
}

/** Liquid passes over words after the reference, as in `{{ dealer.phone phone }}`; here that is a mistake. */
export function looseWords(source: string): TemplateProblem | undefined {
  const expression = source.replace(/^\{\{-?|-?\}\}$/g, '');
  const initial =
    expression
      .replace(/"[^"]*"|'[^']*'|\([^)]*\)/g, 'x')
      .split('|')[0]
      ?.trim() ?? '';
  if (!/\s/.test(initial)) return undefined;
  return {
    rule: 'liquid-syntax',
    message: `Reference ${source} has words that belong to no filter.`,
    hint: 'Put "|" before each filter, as in {{ dealer.phone | phone }}, and "-" between the words of a name.',
    ...calculation(source),
    snippet: source,
  };
}

const operations: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided_by' };

function calculation(source: string): { message: string; hint: string } | undefined {
  const [, path, sign = '', by, rest = ''] = /^\{\{-?\s*([\w.-]+)\s+([-+*/])\s*([\w.-]+)([^{}]*)/.exec(source) ?? [];
  if (path === undefined) return undefined;
  const hint = `Write {{ ${path} | ${operations[sign]}: ${by}${rest.trimEnd()} }}.`;
  return { message: `A reference calculates with words, and not with "${sign}".`, hint };
}

interface LiquidErrorLike extends Error {
  originalError?: Error;
  token?: { begin: number; end: number; input?: string };
}

/** Facts that exist on other days alone, by path: what is said of them, and what to do about it. */
export type AbsentFacts = ReadonlyMap<string, { reason: string; hint: string }>;

/** Where a text was being rendered. */
interface Rendering {
  template: Template;
  context: Context;
  absent: AbsentFacts;
}

export function problemOf(
  thrown: unknown,
  text: string,
  liquid: Liquid,
  { template, context, absent }: Partial<Rendering> = {},
): TemplateProblem {
  const error = thrown as LiquidErrorLike;
  const cause = error.originalError ?? error;
  const tokenText = error.token ? text.slice(error.token.begin, error.token.end) : '';
  const snippet = (template && sourceOf(template, text)) || tokenText || text.slice(text.indexOf('{'));

  const path = template instanceof Output ? pathOf(template) : undefined;
  if (cause instanceof FilterInputError) {
    return {
      rule: 'wrong-filter',
      message: cause.message,
      ...(cause.hint ? { hint: cause.hint } : {}),
      snippet,
      fact: path,
    };
  }
  const name = (cause as { variableName?: string }).variableName;
  if (name !== undefined) {
    const why = absent?.get(name) ?? wordBehindFilter(name, snippet);
    return {
      rule: 'missing-fact',
      message: `Fact "${name}" ${why?.reason ?? 'does not exist'}.`,
      hint: why?.hint ?? (context && didYouMeanFact(name, path?.slice(name.length + 1) ?? '', context, template)),
      snippet: snippet.includes(name) ? name : snippet,
      // A filter asks the entries of a fact for it.
      fact: path === undefined || path.startsWith(name) || name.includes('.') ? name : path,
    };
  }
  const filter = /undefined filter: ([\w-]+)/.exec(cause.message)?.[1];
  if (filter !== undefined) {
    return {
      rule: 'unknown-filter',
      message: `Filter "${filter}" does not exist.`,
      hint:
        didYouMean(filter, Object.keys(liquid.filters)) ??
        `${oneOf(filter, Object.keys(filters))} README.md says what each gives.`,
      snippet: snippet.includes(`| ${filter}`) ? `| ${filter}` : snippet,
    };
  }
  if (cause.message.includes('limit exceeded')) return tooLong(snippet);
  const whole = /\{\{[^{}]*$/.exec(text.slice(0, error.token?.begin))?.[0].concat(tokenText) ?? snippet;
  return { rule: 'liquid-syntax', ...(calculation(whole) ?? syntaxWords(cause.message, snippet, liquid)), snippet };
}

/** Signs of a slip in what the library says and in the text, with words for it. */
const slips: readonly [sign: RegExp, message: string, hint: string][] = [
  [/expected ":" after filter/, 'A filter has no colon behind its name.', 'Write one, as in {{ path | unit: "day" }}.'],
  [
    /expected "\|".*\{/,
    'A reference is not closed before the next begins.',
    'Close it with two braces, as in {{ path }}.',
  ],
  [/value expression: "\{/, 'A reference has three braces on a side.', 'Write two, as in {{ path }}.'],
  [/unexpected "if/, 'A condition goes on with "else if".', 'Write it as one word, as in {% elsif path %}.'],
  [/value expression: "%/, 'A condition has two braces on each side.', 'Write one on each side, as in {% if path %}.'],
  [/expected filter name/, 'A filter is missing behind "|".', 'Write one bar and a name, as in {{ path | usd }}.'],
  [/expected "\|".*= /, 'A condition has one "=".', 'Write two to compare, as in {% if path == 1 %}.'],
  [
    /tag "(?:else|elsif|when|end)/,
    'A condition ends or goes on here that has not begun.',
    'Take it out, or begin it before, as in {% if path %}.',
  ],
];

/** The mistakes of Liquid that editors make, by the words of the library for them. */
function syntaxWords(words: string, snippet: string, liquid: Liquid): { message: string; hint: string } {
  const slip = slips.find(([sign]) => sign.test(`${words} ${snippet}`));
  if (slip) return { message: slip[1], hint: slip[2] };
  const [, tag] = /tag "([^"]+)" not found/.exec(words) ?? [];
  if (tag) {
    const hint = didYouMean(tag, Object.keys(liquid.tags)) ?? 'Write if, unless, case or for.';
    return { message: `Liquid tag "${tag}" does not exist.`, hint };
  }
  const [, open = '', name] = /^(?:output|tag) "?(\{[{%]\s*(\w*)[^"]*)"? not closed/.exec(words) ?? [];
  if (open.startsWith('{%') && open.includes('%}')) {
    return { message: `"${open}" has no end.`, hint: `Write {% end${name} %} where its text ends.` };
  }
  const [first = ''] = snippet.split('\n');
  const whole = `{{ ${/[\w.-]+(?:\s*\|[^{}]*)?/.exec(first.slice(2))?.[0].trim() || 'dealer.name'} }}`;
  if (open)
    return { message: `Reference "${first}" is not closed.`, hint: `Close it with two braces, as in ${whole}.` };
  if (/[“”‘’]/.test(snippet))
    return {
      message: 'A reference has curly quotes.',
      hint: `Write straight ones: ${snippet.replace(/[“”‘’]/g, "'")}`,
    };
  const hint =
    'Write the path of a fact between the braces, with points between its names, as in {{ dealer.name }}; "npm run facts" lists them all.';
  return { message: `Reference "${first}" names no fact.`, hint };
}

/** `unit: day` asks for a fact where `unit: "day"` gives a word. */
function wordBehindFilter(name: string, source: string): { reason: string; hint: string } | undefined {
  if (!/\|[^|]*[:,]\s*$/.test(source.slice(0, source.lastIndexOf(name)))) return undefined;
  const word = name.replace(/[“”‘’]/g, '');
  return { reason: 'does not exist', hint: `A word behind a filter needs straight quotes: write '${word}'.` };
}
