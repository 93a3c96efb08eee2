import { Context, Liquid, Output, type Template, toValueSync } from 'liquidjs';
import { didYouMean } from '../report/did-you-mean.ts';
import { FilterInputError, filters } from './filters.ts';

/** One `{{ ... }}` of a text: the fact it names and what came of it. */
export interface Reference {
  /** Path of the fact as written (`dealer.phone`), or undefined where the reference is a literal. */
  path: string | undefined;
  filters: string[];
  /** The reference as written, for finding it in the source. */
  source: string;
  /** Where its text stands in the final string (UTF-16 offsets); both 0 for a bound value. */
  start: number;
  end: number;
}

export interface TemplateProblem {
  rule: 'liquid-limit' | 'liquid-syntax' | 'missing-fact' | 'unknown-filter' | 'wrong-filter';
  message: string;
  hint?: string;
  /** The part of the text that is wrong, for finding it in the source. */
  snippet: string;
  /** Path of the fact that the wrong reference names, as written. */
  fact?: string | undefined;
}

export interface Rendered {
  /** The final text; for a text that is exactly one reference, the fact itself with its type. Undefined when there are problems. */
  value: unknown;
  references: Reference[];
  problems: TemplateProblem[];
}

/** Renders texts that refer to facts. Parsed texts are kept, since layouts and `each` pages render the same ones many times. */
export interface TemplateEngine {
  /** @param scope names that only this page knows, such as the name of its record; facts come besides. */
  render(text: string, scope: Record<string, unknown>): Rendered;
}

const withoutFiles = ['include', 'render', 'layout', 'block'];

/** @param facts what a reference may name everywhere */
export function createTemplateEngine(facts: Record<string, unknown>): TemplateEngine {
  const liquid = new Liquid({
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    memoryLimit: 1e6,
    renderLimit: budget,
    parseLimit: 1e6,
  });
  for (const tag of withoutFiles) delete liquid.tags[tag];
  for (const [name, filter] of Object.entries(filters)) liquid.registerFilter(name, filter);

  const known = new Map<string, Parsed>();
  return {
    render(text, scope) {
      let parsed = known.get(text);
      if (!parsed) known.set(text, (parsed = parse(liquid, text)));
      if (parsed.spent > budget) return { value: undefined, references: [], problems: [tooLong(text)] };
      const { templates, locals, problems } = parsed;
      if (problems.length > 0) return { value: undefined, references: [], problems };
      const context = new Context(scope, liquid.options, { globals: facts, sync: true });
      const start = process.threadCpuUsage().user;
      const rendered = evaluate(liquid, { templates, locals, text }, context);
      parsed.spent += (process.threadCpuUsage().user - start) / 1000;
      return rendered;
    },
  };
}

interface Parsed {
  templates: Template[];
  /** What the names that it gives itself stand for. */
  locals: ReadonlyMap<string, string>;
  problems: TemplateProblem[];
  /** Milliseconds of the processor that its renderings have taken: a busy machine keeps a text waiting that is not to blame. */
  spent: number;
}

/**
 * Milliseconds that one text may take on all its pages together, and on the clock for any one. A usual one takes less than one on each.
 */
const budget = 2000;

function tooLong(snippet: string): TemplateProblem {
  return {
    rule: 'liquid-limit',
    message: 'The Liquid in this text has too much to do.',
    hint: 'Loop over fewer entries, and over none within another.',
    snippet,
  };
}

/** True for a text that has anything for Liquid to do. */
export function isTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

function parse(liquid: Liquid, text: string): Parsed {
  try {
    const templates = liquid.parse(text);
    const loose = templates
      .filter((template) => template instanceof Output)
      .map((output) => looseWords(sourceOf(output, text)));
    const locals = localsOf(templates);
    noteOutputs(templates, text, locals);
    return { templates, locals, problems: loose.filter((problem) => problem !== undefined), spent: 0 };
  } catch (error) {
    return { templates: [], locals: new Map(), problems: [problemOf(error, text, liquid)], spent: 0 };
  }
}

/** Liquid passes over words after the reference, as in `{{ dealer.phone phone }}`; here that is a mistake. */
function looseWords(source: string): TemplateProblem | undefined {
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
    hint: 'Put "|" before each filter, as in {{ dealer.phone | phone }}.',
    snippet: source,
  };
}

/** Takes what tags write, and notes the references among it. */
class ReferenceEmitter {
  readonly references: Reference[] = [];
  buffer: string;

  /** @param before what has been written before the tag */
  constructor(before: string) {
    this.buffer = before;
  }

  write(words: unknown): void {
    this.buffer += String(words ?? '');
  }
}

/** Makes the outputs inside tags say what they write, as those outside are seen to. */
function noteOutputs(templates: readonly Template[], text: string, locals: ReadonlyMap<string, string>): void {
  for (const template of templates) {
    for (const child of childrenOf(template)) {
      if (!(child instanceof Output)) continue;
      const source = sourceOf(child, text);
      child.render = function* (context, emitter) {
        const words = stringify(yield child.value.value(context, false), source);
        if (emitter instanceof ReferenceEmitter)
          emitter.references.push(referenceOf(child, source, emitter.buffer.length, words, locals));
        emitter.write(words);
      };
    }
    noteOutputs(childrenOf(template), text, locals);
  }
}

function childrenOf(template: Template): Template[] {
  return template.children ? (toValueSync(template.children(false, true) as never) as Template[]) : [];
}

/** What the names that a text gives itself stand for: `day` of `{% for day in hours.office.days %}` for the list. */
function localsOf(templates: readonly Template[]): Map<string, string> {
  const locals = new Map<string, string>();
  const visit = (all: readonly Template[]) => {
    for (const template of all) {
      const { variable, collection, key, value } = template as {
        variable?: unknown;
        collection?: unknown;
        key?: unknown;
        value?: { initial?: { postfix?: unknown[] } };
      };
      const [name, token] = typeof variable === 'string' ? [variable, collection] : [key, value?.initial?.postfix?.[0]];
      const path = pathOfToken(token);
      if (typeof name === 'string' && path !== undefined) locals.set(name, named(path, locals));
      visit(childrenOf(template));
    }
  };
  visit(templates.filter((template) => !(template instanceof Output)));
  return locals;
}

function named(path: string, locals: ReadonlyMap<string, string>): string {
  const [head = '', ...rest] = path.split('.');
  return [locals.get(head) ?? head, ...rest].join('.');
}

function referenceOf(
  output: Output,
  source: string,
  start: number,
  words: string,
  locals: ReadonlyMap<string, string>,
): Reference {
  const path = pathOf(output);
  const filters = output.value.filters.map((filter) => filter.name);
  return {
    path: path === undefined ? undefined : named(path, locals),
    filters,
    source,
    start,
    end: start + words.length,
  };
}

function evaluate(
  liquid: Liquid,
  { templates, locals, text }: Pick<Parsed, 'templates' | 'locals'> & { text: string },
  context: Context,
): Rendered {
  const references: Reference[] = [];
  const problems: TemplateProblem[] = [];
  const whole = templates.length === 1 && templates[0] instanceof Output;
  let result = '';
  let value: unknown;
  for (const template of templates) {
    try {
      if (!(template instanceof Output)) {
        const inner = new ReferenceEmitter(result);
        toValueSync(liquid.renderer.renderTemplates([template], context, inner) as never);
        references.push(...inner.references);
        result = inner.buffer;
        continue;
      }
      const source = sourceOf(template, text);
      value = toValueSync(template.value.value(context, false) as never);
      const words = whole && typeof value !== 'number' ? '' : stringify(value, source);
      references.push(referenceOf(template, source, result.length, words, locals));
      result += words;
    } catch (error) {
      problems.push(problemOf(error, text, liquid, template, context));
    }
  }
  if (problems.length > 0) return { value: undefined, references, problems };
  return { value: whole ? value : result, references, problems };
}

function stringify(value: unknown, source: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  const kind = Array.isArray(value) ? 'a list' : value && typeof value === 'object' ? 'a map' : `${value}`;
  throw new FilterInputError(`Reference ${source} gives ${kind}, which is not text.`);
}

function sourceOf(template: Template, text: string): string {
  return text.slice(template.token.begin, template.token.end);
}

function pathOf(output: Output): string | undefined {
  const [token, ...more] = output.value.initial.postfix;
  return more.length === 0 ? pathOfToken(token) : undefined;
}

function pathOfToken(token: unknown): string | undefined {
  const props = (token as { props?: { content?: unknown }[] } | undefined)?.props;
  return props?.map((prop) => String(prop.content)).join('.');
}

interface LiquidErrorLike extends Error {
  originalError?: Error;
  token?: { begin: number; end: number; input?: string };
}

function problemOf(
  thrown: unknown,
  text: string,
  liquid: Liquid,
  template?: Template,
  context?: Context,
): TemplateProblem {
  const error = thrown as LiquidErrorLike;
  const cause = error.originalError ?? error;
  const tokenText = error.token ? text.slice(error.token.begin, error.token.end) : '';
  const snippet = (template && sourceOf(template, text)) || tokenText || text.slice(text.indexOf('{'));

  if (cause instanceof FilterInputError) {
    const fact = template instanceof Output ? pathOf(template) : undefined;
    return { rule: 'wrong-filter', message: cause.message, snippet, fact };
  }
  const name = (cause as { variableName?: string }).variableName;
  if (name !== undefined) {
    return {
      rule: 'missing-fact',
      message: `Fact "${name}" does not exist.`,
      hint: context && didYouMeanFact(name, context),
      snippet: snippet.includes(name) ? name : snippet,
      fact: name,
    };
  }
  const filter = /undefined filter: ([\w-]+)/.exec(cause.message)?.[1];
  if (filter !== undefined) {
    return {
      rule: 'unknown-filter',
      message: `Filter "${filter}" does not exist.`,
      hint:
        didYouMean(filter, Object.keys(liquid.filters)) ??
        `Filters of the business: ${Object.keys(filters).join(', ')}.`,
      snippet: snippet.includes(`| ${filter}`) ? `| ${filter}` : snippet,
    };
  }
  if (cause.message.includes('limit exceeded')) return tooLong(snippet);
  const tag = /tag "([^"]+)" not found/.exec(cause.message)?.[1];
  const words = cause.message.replace(/, line:.*$/s, '').split('\n')[0] ?? '';
  return {
    rule: 'liquid-syntax',
    message: tag ? `Liquid tag "${tag}" does not exist.` : `The Liquid in this text is wrong: ${words}.`,
    hint: tag ? didYouMean(tag, Object.keys(liquid.tags)) : 'A reference is written {{ fact.path | filter }}.',
    snippet,
  };
}

/** Looks along the path for the first step that fails, and offers the nearest of its neighbours. */
function didYouMeanFact(name: string, context: Context): string | undefined {
  const steps = name.split('.');
  let node: unknown = { ...(context.globals as object), ...(context.environments as object) };
  for (const [index, step] of steps.entries()) {
    const keys = node && typeof node === 'object' ? Object.keys(node) : [];
    if (!keys.includes(step)) {
      const near = didYouMean(step, keys);
      const before = steps.slice(0, index).join('.');
      if (near) return near.replace('"', `"${before === '' ? '' : `${before}.`}`);
      return keys.length > 0 && before ? `"${before}" has: ${keys.slice(0, 12).join(', ')}.` : undefined;
    }
    node = (node as Record<string, unknown>)[step];
  }
  return undefined;
}
