import { type Context, type Liquid, type LiquidError, Output, type Template } from 'liquidjs';
import { didYouMean, suggestName } from '../report/did-you-mean.ts';
import { FilterInputError } from './filter-input-error.ts';
import { filterAliases, filters } from './filters.ts';
import { didYouMeanFact } from './missing-fact.ts';
import { pathOf, sourceOf } from './references.ts';
import { spanAt } from './repair-reference.ts';

export interface TemplateProblem {
  rule: 'liquid-limit' | 'liquid-syntax' | 'missing-fact' | 'unknown-filter' | 'wrong-filter';
  message: string;
  hint?: string | undefined;
  /** The part of the text that is wrong, for finding it in the source. */
  snippet: string;
  /** The path of the fact that the wrong reference names, as written. */
  fact?: string | undefined;
  /** The whole reference or condition. */
  written?: string;
}

/** Liquid ignores words after a reference, and those after a comma behind a filter without arguments. We report them. */
export function looseWords(source: string): TemplateProblem[] {
  const [open, next] = source.split(/(?<![\s,.;:])[\s,.;:]*(?=\{\{)/);
  if (open && next) return [{ rule: 'liquid-syntax', ...unreadable(open), written: open, snippet: open }];
  const expression = source.replace(/^\{\{-?|-?\}\}$/g, '');
  if (/\|\s*(?:\||$)/.test(expression))
    return [{ rule: 'liquid-syntax', ...unreadable(source), written: source, snippet: source }];
  const bare = expression.replace(/"[^"]*"|'[^']*'|\([^)]*\)/g, 'x');
  const [initial = ''] = bare.split('|');
  if (!/[\s,;:/\\]/.test(initial.trim()) && !/\|\s*\w+\s*[,)]/.test(bare)) return [];
  const message = `Reference ${source} has words that belong to no filter.`;
  const hint = 'Put "|" before each filter, as in {{ dealer.phone | phone }}, and "-" between the words of a name.';
  return [{ rule: 'liquid-syntax', message, hint, written: source, snippet: source }];
}

/** Facts that are missing for a reason that we know, by path, with that reason and a hint. */
export type AbsentFacts = Pick<ReadonlyMap<string, { reason: string; hint: string }>, 'get'>;

/** @param whole the path that the author most likely wanted to write */
export function missingFact(name: string, facts: object, absent?: AbsentFacts, whole = name) {
  const why = absent?.get(name);
  const message = `Fact "${name}" ${why?.reason ?? 'does not exist'}.`;
  const hint = why?.hint ?? didYouMeanFact(whole, facts, ' If it is gone, take this out.');
  return { rule: 'missing-fact' as const, message, hint };
}

/** What went wrong in a text: while we parsed it or, with a `template`, while we rendered that. */
export function problemOf(
  thrown: unknown,
  text: string,
  liquid: Liquid,
  { template, context, absent }: { template?: Template; context?: Context; absent?: AbsentFacts } = {},
): TemplateProblem {
  const error = thrown as LiquidError;
  const cause = error.originalError ?? error;
  const token = error.token ?? template?.token;
  const written = spanAt(text, token?.begin ?? text.indexOf('{'));
  const place = { snippet: (template && sourceOf(template, text)) || written, written };

  const path = template instanceof Output ? pathOf(template) : undefined;
  if (cause instanceof FilterInputError)
    return { rule: 'wrong-filter', message: cause.message, hint: cause.hint, ...place, fact: path };
  const name = (cause as { variableName?: string }).variableName;
  if (name !== undefined) {
    const whole = path?.startsWith(name) ? path : name;
    const facts = { ...context?.environments, ...context?.globals };
    // A filter may want a key of this name from the entries of the fact.
    const isWanted = !path?.startsWith(name) && !name.includes('.') && !place.snippet.includes(`[${name}`);
    // "Ask any manager for the {{ manager.role }}" has the name twice.
    const isFirst = place.snippet.includes(name) && text.indexOf(name) >= text.indexOf(place.snippet);
    const isOnly = text.split(name).length === 2;
    return {
      ...missingFact(name, facts, absent, whole),
      snippet: isFirst || isOnly ? name : place.snippet,
      fact: (isWanted && path) || name,
      ...(absent?.get(name) ? {} : { written }),
    };
  }
  const filter = /undefined filter: ([\w-]+)/.exec(cause.message)?.[1];
  if (filter !== undefined) {
    const all = Object.keys({ ...liquid.filters, ...filterAliases });
    const near = didYouMean(filter, all, (name) => filterAliases[name]);
    const hint = near ?? `${suggestName(filter, Object.keys(filters))} README.md says what each gives.`;
    const snippet = place.snippet.includes(`| ${filter}`) ? `| ${filter}` : place.snippet;
    return { rule: 'unknown-filter', message: `Filter "${filter}" does not exist.`, hint, snippet, written };
  }
  if (cause.message.includes('limit exceeded')) {
    const hint = 'Loop over fewer entries, and over none within another.';
    return { rule: 'liquid-limit', message: 'The Liquid in this text has too much to do.', hint, ...place };
  }
  return { rule: 'liquid-syntax', ...syntaxWords(cause.message, written, liquid), snippet: written, written };
}

/** The message and hint for an error in the words of Liquid, if no repair works. */
function syntaxWords(words: string, written: string, liquid: Liquid): { message: string; hint: string } {
  if (/tag "(?:else|elsif|when|end(?:if|unless|case|for)?)\b/.test(words))
    return {
      message: `"${written}" ends or goes on with what has not begun.`,
      hint: 'Take it out, or begin it before, as in {% if path %}.',
    };
  const [, tag] = /tag "([^"]+)" not found/.exec(words) ?? [];
  if (tag) {
    const hint = didYouMean(tag, Object.keys(liquid.tags)) ?? 'Write if, unless, case or for.';
    return { message: `Liquid tag "${tag}" does not exist.`, hint };
  }
  const [, name] = /^tag "?\{%-?\s*(\w*)[^"]*%\}"? not closed/.exec(words) ?? [];
  if (name) return { message: `"${written}" has no end.`, hint: `Write {% end${name} %} where its text ends.` };
  return unreadable(written);
}

const unreadable = (written: string) => ({
  message: `"${written}" cannot be read.`,
  hint: 'Write the path of a fact between the braces, with points between its names, as in {{ dealer.name }}; "npm run facts" lists them all.',
});
