import { Output, type Template, toValueSync } from 'liquidjs';
import { FilterInputError } from './filter-input-error.ts';
import { filters } from './filters.ts';

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

/** Takes what tags write, and notes the references among it. */
export class ReferenceEmitter {
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

/** Makes the outputs inside tags note what they write, as those outside do. */
export function noteOutputs(templates: readonly Template[], text: string, locals: ReadonlyMap<string, string>): void {
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
export function localsOf(templates: readonly Template[]): Map<string, string> {
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

export function referenceOf(
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

export function stringify(value: unknown, source: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  const kind = Array.isArray(value) ? 'a list' : value && typeof value === 'object' ? 'a map' : `${value}`;
  const keys = value && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
  const path = /[\w.-]+/.exec(source)?.[0];
  const isCollection =
    keys.length > 1 && keys.every((key) => Object.hasOwn(Object((value as object)[key as never]), 'slug'));
  const filter = ['hours', 'date'].find((name) => accepts(name, value));
  const hint = filter
    ? `Write {{ ${path} | ${filter} }}.`
    : keys.length > 0
      ? isCollection
        ? `Write {{ ${path} | count }} for how many there are.`
        : `Refer to a part of it, as in {{ ${path}.${keys[0]} }}.`
      : 'Add a filter such as "| count" or "| list".';
  throw new FilterInputError(`Reference ${source} gives ${kind}, which is not text.`, hint);
}

/** True when a filter of the business takes the value. */
export function accepts(filter: string | undefined, value: unknown): boolean {
  try {
    return Boolean(filters[filter ?? '']?.(value));
  } catch {
    return false;
  }
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
