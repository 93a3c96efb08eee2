import { isMap, mapOf } from '../../schemas/fact-map.ts';
import { addressText } from '../../schemas/format.ts';
import type { Fact } from '../../schemas/generated/common/fact.ts';
import { describeFact, factAt, nodesAlong, valuesLike } from '../facts/described-facts.ts';
import { isRange, shownFigure } from '../facts/figure-text.ts';
import { isInvalidFact, isInvalidName } from '../facts/invalid-facts.ts';
import { fullPath, type Subject } from '../facts/subject.ts';
import { isTemplate } from '../facts/template.ts';
import { wrongType } from '../facts/wrong-type.ts';
import type { Location, Report } from '../finding.ts';
import { show } from '../schema/expected-value.ts';
import type { FigureMark, SchemaNode } from '../schema/schemas.ts';
import type { Resolved, SiteFrame } from '../site/site.ts';
import type { Path, Place } from '../source/source-file.ts';

/**
 * Copies authored data, fills in every reference, and puts the fact in place of each path under a key of the format `fact`. Each text goes
 * into `into.texts` with its pointer; for data that a reference brings in whole, the path of its fact goes into `into.bound`.
 * @returns the data and whether all of its references could be filled in
 */
export function resolveTree(
  data: unknown,
  source: Place,
  pointer: Path,
  top: SchemaNode | undefined,
  into: Pick<Resolved, 'texts' | 'bound'>,
  context: ResolveContext,
): { value: unknown; complete: boolean } {
  let complete = true;
  const value = walk(data, source.path, pointer, top);
  return { value, complete };

  function walk(node: unknown, path: Path, at: Path, schema: SchemaNode | undefined): unknown {
    if (typeof node === 'string' && schema?.schema.format === 'fact') return fact(node, path, at, schema);
    if (typeof node === 'string') return text(node, path, at, schema);
    if (Array.isArray(node))
      return node.map((item, index) => walk(item, [...path, index], [...at, index], schema?.child(index)));
    if (!node || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [key, walk(item, [...path, key], [...at, key], schema?.child(key))]),
    );
  }

  function fact(raw: string, path: Path, at: Path, schema: SchemaNode): unknown {
    const origin = { file: source.file, path };
    const shown = resolveFact(raw, origin, schema, context);
    complete &&= shown !== undefined;
    const references = shown ? [{ path: raw, filters: [], source: raw, start: 0, end: shown.text.length }] : [];
    into.texts.push({ pointer: at, source: origin, raw, value: shown?.text, references, schema: schema.schema });
    if (!shown) return undefined;
    for (const key of ['value', 'text']) into.bound.set([...at, key].join('/'), fullPath(raw, context.subject));
    return { ...shown, value: copyBound(shown.value, [...at, 'value'], schema.child('value')) };
  }

  function text(raw: string, path: Path, at: Path, schema: SchemaNode | undefined): unknown {
    const { value, references, problems } = isTemplate(raw)
      ? context.facts.engine.render(raw, context.scope)
      : { value: raw, references: [], problems: [] };
    for (const { snippet, fact, ...problem } of problems) {
      complete = false;
      // Another fact may name the entry (`halls[event.hall]`).
      const key = /\[([A-Za-z][\w.-]*)\]/.exec(snippet)?.[1];
      if ([fact, key].some((path) => isInvalidFact(path, context.invalidFacts, context.subject))) continue;
      // An entry may lack a key only because of its finding (`pluck: 'city'`).
      if (snippet.matchAll(/'(?:[\w-]+\.)*([\w-]+)'/g).some(([, name]) => isInvalidName(name, context.invalidFacts)))
        continue;
      // A loop calls an entry by a name that no fact has.
      const [first = '', ...rest] = fact?.split('.') ?? [];
      const isOfEntry = !Object.hasOwn({ ...context.facts.tree, ...context.scope }, first);
      if (isOfEntry && isInvalidName(rest.at(-1), context.invalidFacts)) continue;
      const place = source.file.locateWithin(path, snippet);
      const isMissing = problem.rule === 'missing-fact' && fact !== undefined;
      const without = `, or put the words into {% if ${fact} %} and {% endif %}`;
      if (!isMissing || !reportGap(fact, place, context, without)) context.report({ ...problem, ...place });
    }
    const types = [schema?.schema.type].flat();
    // If the schema wants words, a number that a reference brings in whole becomes a word.
    const isWord = typeof value === 'number' && types.includes('string') && !/number|integer/.test(types.join());
    const final = value && typeof value === 'object' ? copyBound(value, at, schema) : isWord ? String(value) : value;
    const wrong = references.length > 0 ? wrongType(final, raw.trim(), schema?.schema.type) : undefined;
    if (wrong && !references.some(({ path }) => isInvalidFact(path, context.invalidFacts, context.subject))) {
      complete = false;
      context.report({ ...wrong, ...source.file.locate(path) });
    }
    const origin = { file: source.file, path };
    into.texts.push({ pointer: at, source: origin, raw, value: final, references, schema: schema?.schema });
    return final;
  }

  /** Copies the parts of a fact's data that the schema names, and notes the fact path of every map and list in it. */
  function copyBound(node: unknown, at: Path, schema: SchemaNode | undefined): unknown {
    if (!node || typeof node !== 'object') return node;
    const path = context.facts.pathOf(node);
    if (path !== undefined) into.bound.set(at.join('/'), path);
    if (Array.isArray(node)) return node.map((item, index) => copyBound(item, [...at, index], schema?.child(index)));
    const isNamed = (key: string) => !schema?.schema.properties || schema.child(key) !== undefined;
    const named = Object.entries(node).filter(([key]) => isNamed(key));
    return Object.fromEntries(named.map(([key, item]) => [key, copyBound(item, [...at, key], schema?.child(key))]));
  }
}

/**
 * Reports a fact that only this entry lacks at the entry, unless that follows from its findings. False if no entry has the fact.
 * @param without what else the author can do, for the hint
 */
function reportGap(fact: string, place: Location, context: ResolveContext, without = ''): boolean {
  const { facts, invalidFacts, subject } = context;
  const [name, key = ''] = fact.split('.');
  if (!subject || name !== subject.name) return false;
  const [collection = ''] = subject.path.split('.');
  const entries = Object.values(mapOf(facts.tree[collection]));
  if (!entries.some((entry) => isMap(entry) && Object.hasOwn(entry, key))) return false;
  if (isInvalidFact(subject.path, invalidFacts) || isInvalidName(fact.split('.').at(-1), invalidFacts)) return true;
  // What is missing may be in the fact, and not the fact.
  if (factAt(context, `${subject.path}.${key}`) !== undefined) return false;
  const message = `"${subject.path}" has no "${key}", which others have and its page prints.`;
  const hint = isDerived(`${subject.path}.${key}`, context)
    ? 'It follows from other facts. Add what belongs to this one, or take it out.'
    : `Add "${key}:" to it${without}.`;
  const related = [{ ...place, message: 'Where it is printed.' }];
  context.report({ rule: 'missing-fact', ...facts.locate(subject.path), message, hint, related });
  return true;
}

/** True for a fact that no schema has, and that other entries have: it follows from others, so that nobody can write it. */
export function isDerived(fact: string, { schemas, facts }: ResolveContext): boolean {
  const holder = [schemas.node('site'), ...nodesAlong(schemas, fact)].at(-2);
  const key = fact.split('.').at(-1) ?? '';
  if (holder === undefined || holder.keys.length === 0 || holder.keys.includes(key)) return false;
  const ofAll = fact.replace(/^([^.]+)\.[^.]+\./, '$1.*.');
  return ofAll === fact || valuesLike(facts.tree, ofAll).length > 0;
}

/** What the texts of a page may name, and where findings about them go. */
export interface ResolveContext extends Pick<SiteFrame, 'source' | 'schemas' | 'facts' | 'invalidFacts'> {
  /** What they may name besides the facts. */
  scope: Record<string, unknown>;
  report: Report;
  subject?: Subject | undefined;
}

const schemes: Record<string, string> = { phone: 'tel:', email: 'mailto:' };
const pathForm = /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/;

/** What a block receives for the path of a fact, of the kind of figure that its schema asks for; nothing if there is a finding. */
function resolveFact(
  written: string,
  { file, path: place }: Place,
  schema: SchemaNode,
  context: ResolveContext,
): Fact | undefined {
  const { facts, invalidFacts, report, schemas, scope, subject } = context;
  const wrong = (problem: { message: string; hint: string | undefined; rule?: string }) =>
    void report({ rule: 'wrong-fact', ...file.locate(place), ...problem });
  // The schema of the file reports any other form.
  if (!pathForm.test(written)) return undefined;
  const { value, problems } = facts.engine.render(`{{ ${written} }}`, scope);
  if (isInvalidFact(written, invalidFacts, subject)) return undefined;
  const [problem] = problems;
  if (problem) {
    const { rule, message, hint } = problem;
    if (rule === 'missing-fact' && reportGap(written, file.locate(place), context)) return undefined;
    // Here a path has no braces.
    return wrong({ rule, message, hint: hint?.replace(/\{\{ (.+) \}\}/, '$1') });
  }
  const { mark, title: label } = describeFact(schemas, fullPath(written, subject));
  const isList = mark?.kind === 'count' && value instanceof Object && !isRange(value);
  const shown = isList ? Object.keys(value).length : value;
  const text = textOf(mark, shown, label);
  const kind = schema.schema.figure?.kind;
  const isOf = mark ? `a figure of the kind "${mark.kind}"` : 'no figure';
  const problemOfKind =
    kind === undefined || kind === mark?.kind ? undefined : `${isOf}, where one of the kind "${kind}" is expected`;
  if (text === undefined || problemOfKind !== undefined) {
    const [example] = schema.schema.examples ?? [];
    const hint = example === undefined ? undefined : `Write a path such as "${example}".`;
    const what = problemOfKind ?? `${show(value)}, where a figure is expected`;
    return wrong({ message: `Fact "${written}" is ${what}.`, hint });
  }
  const scheme = schemes[mark?.kind ?? ''];
  const href = scheme ? { href: scheme + value } : {};
  return { fact: written, value: shown as Fact['value'], text, label, ...href };
}

function textOf(mark: FigureMark | undefined, value: unknown, label: string): string | undefined {
  const figure = mark && shownFigure(mark, value, label);
  if (figure !== undefined) return figure;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? addressText(value) : String(value);
}
