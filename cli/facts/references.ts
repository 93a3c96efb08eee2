import { Output, type Template, toValueSync, Value } from 'liquidjs';
import { show } from '../schema/expected-value.ts';
import { FilterInputError } from './filter-input-error.ts';

/** One `{{ ... }}` of a text: the fact that it names and what it printed. */
export interface Reference {
  /** Path of the fact as written (`dealer.phone`), or undefined where the reference is a literal. */
  path: string | undefined;
  /** Each with its arguments, as written: `usd`, `unit: 'day'`. */
  filters: string[];
  /** The reference as written, for finding it in the source. */
  source: string;
  /** Where its words are in the final string (UTF-16 offsets); both 0 for a bound value. */
  start: number;
  end: number;
}

/** Identifies which conditions a text has met: the text as it reads, but with its references as written. Empty for a text without any. */
export function formOf({ raw, value, references }: { raw: string; value: unknown; references: readonly Reference[] }) {
  const put = (text: string, { start, end, source }: Reference) => text.slice(0, start) + source + text.slice(end);
  return raw.includes('{%') ? references.reduceRight(put, String(value)) : '';
}

/** Collects what a text prints, and the references in it. */
export class ReferenceEmitter {
  readonly references: Reference[] = [];
  buffer = '';
  /** The value of the latest reference: for a text that is only one reference, its result. */
  whole: unknown;

  write(words: unknown): void {
    this.buffer += String(words ?? '');
  }
}

/** What the names that a text defines stand for: in `{% for day in hours.office.days %}`, `day` stands for the list. */
type Locals = Map<string, string | undefined>;

/** Makes the outputs of a text record what they print, inside tags and outside. Returns them. */
export function noteOutputs(templates: readonly Template[], text: string): Output[] {
  const locals: Locals = new Map();
  const outputs: Output[] = [];
  const visit = (template: Template) => {
    if (template instanceof Output) {
      noteOutput(template, text, locals);
      outputs.push(template);
    } else noteLocal(template, locals);
    if (template.children) (toValueSync(template.children(false, true) as never) as Template[]).forEach(visit);
  };
  templates.forEach(visit);
  return outputs;
}

function noteOutput(output: Output, text: string, locals: Locals): void {
  const source = sourceOf(output, text);
  // A text may define a name again further down.
  const path = named(pathOf(output), locals);
  output.render = function* (context, emitter) {
    const value: unknown = yield output.value.value(context, false);
    // A filter of Liquid for texts has been given a map.
    if (typeof value === 'string' && /\[object object\]/i.test(value))
      throw new FilterInputError(
        `Reference ${source} turns a map into text.`,
        'Refer to a fact that is a text or a number.',
      );
    const isWhole = source === text && typeof value !== 'number';
    const words = isWhole ? '' : stringify(value, source);
    // What is captured again and again doubles each time.
    context.memoryLimit.use(words.length);
    if (emitter instanceof ReferenceEmitter) {
      emitter.references.push(referenceOf(path, source, emitter.buffer.length, words));
      emitter.whole = value;
    }
    emitter.write(words);
  };
}

function noteLocal(template: Template, locals: Locals): void {
  const [name] = [...(template.blockScope?.() ?? []), ...(template.localScope?.() ?? [])];
  const [value] = template.arguments?.() ?? [];
  const path = pathOfToken(value instanceof Value ? value.initial.postfix[0] : value);
  if (name !== undefined) locals.set(typeof name === 'string' ? name : name.content, named(path, locals));
}

/** The path of a fact with local names spelled out; undefined if it comes from what the author typed, as with `{% assign price = 8295 %}`. */
function named(path: string | undefined, locals: Locals): string | undefined {
  const [head = '', ...rest] = path?.split('.') ?? [];
  const start = locals.has(head) ? locals.get(head) : head;
  return start ? [start, ...rest].join('.') : undefined;
}

function referenceOf(path: string | undefined, source: string, start: number, words: string): Reference {
  const [, ...filters] = source.replace(/^\{\{-?|-?\}\}$/g, '').split('|');
  const written = filters.map((filter) => filter.trim());
  return { path, filters: written, source, start, end: start + words.length };
}

function stringify(value: unknown, source: string): string {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  const hint = 'Add a filter such as "| count" or "| list", or refer to a part of it.';
  throw new FilterInputError(`Reference ${source} gives ${show(value)}, which is not text.`, hint);
}

export function sourceOf(template: Template, text: string): string {
  return text.slice(template.token.begin, template.token.end);
}

export function pathOf(output: Output): string | undefined {
  const [token, ...more] = output.value.initial.postfix;
  return more.length === 0 ? pathOfToken(token) : undefined;
}

function pathOfToken(token: unknown): string | undefined {
  const props = (token as { props?: { content?: unknown }[] } | undefined)?.props;
  return props?.map((prop) => String(prop.content)).join('.');
}
