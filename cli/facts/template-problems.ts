import { type Context, type Liquid, Output, type Template } from 'liquidjs';
import { didYouMean, oneOf } from '../report/did-you-mean.ts';
import { FilterInputError } from './filter-input-error.ts';
import { filters } from './filters.ts';
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
    snippet: source,
  };
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
    const why = absent?.get(name);
    return {
      rule: 'missing-fact',
      message: `Fact "${name}" ${why?.reason ?? 'does not exist'}.`,
      hint: why?.hint ?? (context && didYouMeanFact(name, context)),
      snippet: snippet.includes(name) ? name : snippet,
      // A filter asks the entries of a fact for it.
      fact: path === undefined || path.startsWith(name) ? name : path,
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
  return { rule: 'liquid-syntax', ...syntaxWords(cause.message, snippet, liquid), snippet };
}

/** The mistakes of Liquid that editors make, by the words of the library for them. */
function syntaxWords(words: string, snippet: string, liquid: Liquid): { message: string; hint: string } {
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
  const hint = 'Write the path of a fact between the braces, as in {{ dealer.name }}; "npm run facts" lists them all.';
  return { message: `Reference "${first}" names no fact.`, hint };
}

/** Looks along the path for the first step that fails, and offers the nearest of its neighbours, else a fact of the same last name. */
function didYouMeanFact(name: string, context: Context): string | undefined {
  const steps = name.split('.');
  let node: unknown = { ...(context.globals as object), ...(context.environments as object) };
  for (const [index, step] of steps.entries()) {
    const keys = node && typeof node === 'object' ? Object.keys(node) : [];
    if (!keys.includes(step)) {
      const near = didYouMean(step, keys);
      const before = steps.slice(0, index).join('.');
      if (near) return near.replace('"', `"${before === '' ? '' : `${before}.`}`);
      if (before) return keys.length > 0 ? `"${before}" has: ${keys.slice(0, 12).join(', ')}.` : undefined;
      const same = pathTo(steps.at(-1) ?? '', context.globals);
      return same ? `Did you mean "${same}"?` : 'Write the whole path of a fact; "npm run facts" lists them all.';
    }
    node = (node as Record<string, unknown>)[step];
  }
  return undefined;
}

/** The first path of two steps that ends in this name. */
function pathTo(name: string, facts: object): string | undefined {
  const holder = Object.entries(facts).find(([, map]) => map && typeof map === 'object' && Object.hasOwn(map, name));
  return holder && `${holder[0]}.${name}`;
}
