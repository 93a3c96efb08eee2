import { type FactMap, isMap, mapOf } from '../../schemas/fact-map.ts';
import { type Location, type Report, startOf } from '../finding.ts';
import { inYaml } from '../schema/expected-value.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { DatedFact } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import { type Path, type SourceFile, valueAt } from '../source/source-file.ts';
import { deriveFacts } from './derive.ts';
import { isInvalidFact, isInvalidName } from './invalid-facts.ts';
import { hoursChanges } from './opening-hours.ts';
import type { Reference } from './references.ts';
import { recordWith } from './subject.ts';
import { createTemplateEngine, isTemplate } from './template.ts';
import type { AbsentFacts } from './template-problems.ts';
import { wrongType } from './wrong-type.ts';

/** Every fact of the site, by path: those of site.yaml, the records under the name of their folder, and what is derived from them. */
export type Facts = ReturnType<typeof collectFacts>;

/** Collects the facts. Texts with references are filled in when first read, in whatever order they need each other. Adds to `invalid`. */
export function collectFacts(
  source: Source,
  schemas: Schemas,
  report: Report,
  invalid: Set<string>,
  absent?: AbsentFacts,
) {
  const tree = structuredClone((source.site.data ?? {}) as FactMap);
  for (const { collection } of schemas.records) tree[collection] = {};
  for (const { collection, slug, file } of source.records.values()) {
    mapOf(tree[collection])[slug] = { slug, ...structuredClone((file.data ?? {}) as FactMap) };
  }
  nameEntries(tree, invalid);
  addDates(tree, source.site.dated);
  for (const [path, { file }] of source.records) addDates(valueAt(tree, path.split('.')) as FactMap, file.dated);
  deriveFacts(tree, schemas);

  const paths = new WeakMap<object, string>();
  const engine = createTemplateEngine(
    tree,
    { get: (path) => absent?.get(path) ?? unwritten(path.split('.'), schemas) },
    (holder, key) => mayLack(writtenAt(source, paths.get(holder) ?? ''), key, schemas),
  );
  const facts = {
    tree,
    engine,
    /** The business that the site is about: the map with `runsSite` in its schema. */
    business: mapOf(tree[schemas.business]) as { name?: string; phone?: string; url?: unknown },
    /** Path of a map or list inside the tree (`policies.returns`), for data that was bound whole; undefined for anything else. */
    pathOf: (value: object) => paths.get(value),
    /** Where the fact is written, or the nearest written fact that it comes from. */
    locate: (path: string) => locateFact(source, path),
    /** The references in facts that are texts, by the path of the fact; filled in as we read them. */
    texts: new Map<string, Reference[]>(),
  };
  const templates = [...indexTemplates(tree, paths)];
  const reading = { facts, source, schemas, report, invalid, reading: [] };
  for (const template of templates) renderOnRead(reading, ...template);
  for (const [holder, key] of templates) void holder[key];
  return facts;
}

/** The reason and the hint for a fact that the schema knows and nobody has written. */
function unwritten(path: Path, { nodeAt }: Schemas): ReturnType<AbsentFacts['get']> {
  const [node, holder] = [nodeAt('site', path), nodeAt('site', path.slice(0, -1))];
  const key = String(path.at(-1));
  if (!node || !holder?.keys.includes(key)) return undefined;
  const below = path.length > 1 ? `, below "${path.at(-2)}:"` : '';
  const example = node.example === undefined ? '' : `, as in ${key}: ${inYaml(node.example)}`;
  const hint = `Add it to site.yaml${below}${example.length > 120 ? '' : example}, or take this out.`;
  return { reason: 'does not exist', hint };
}

/** True for a key of an entry of a collection, which other entries need not have, and for one that is only written where it is true. */
function mayLack({ schema, at }: { schema: string; at: Path }, key: string, { nodeAt }: Schemas): boolean {
  const keysAt = (depth: number) => nodeAt(schema, at.slice(0, depth))?.keys ?? [];
  const isEntry = schema !== 'site' || at.some((step, depth) => !keysAt(depth).includes(String(step)));
  const isNeverFalse = nodeAt(schema, [...at, key])?.schema.const === true;
  return keysAt(at.length).includes(key) && (isEntry || isNeverFalse);
}

/** Adds what follows from dates: `priceUntil` beside `price`, its last day; for opening hours, the days that differ. */
function addDates(tree: FactMap, dated: readonly DatedFact[]): void {
  for (const { path, until, changes } of dated) {
    const holder = mapOf(valueAt(tree, path.slice(0, -1)));
    const key = String(path.at(-1));
    if (until !== undefined) holder[`${key}Until`] = until;
    if (changes && changes.length > 0) mapOf(holder[key]).changes = hoursChanges(changes);
  }
}

/** Gives each entry of a top-level map of maps its key as `slug`, even if another entry is not a map by mistake. */
function nameEntries(tree: FactMap, invalid: ReadonlySet<string>): void {
  for (const [name, collection] of Object.entries(tree)) {
    const entries = Object.entries(mapOf(collection));
    if (!entries.every(([slug, entry]) => isMap(entry) || invalid.has(`${name}.${slug}`))) continue;
    for (const [slug, entry] of entries) if (isMap(entry)) entry.slug ??= slug;
  }
}

type Template = [holder: FactMap, key: string, path: Path];

/** Notes the path of each node, shallow ones first, so that data in several places gets its shortest path. Yields the templates. */
function* indexTemplates(tree: FactMap, paths: WeakMap<object, string>): Generator<Template> {
  const queue: { node: object; path: Path }[] = [{ node: tree, path: [] }];
  for (const { node, path } of queue) {
    if (paths.has(node)) continue;
    paths.set(node, path.join('.'));
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && isTemplate(value)) yield [node as FactMap, key, [...path, key]];
      else if (value && typeof value === 'object') queue.push({ node: value, path: [...path, key] });
    }
  }
}

interface Reading {
  facts: Facts;
  source: Source;
  schemas: Schemas;
  report: Report;
  invalid: Set<string>;
  /** The facts that we are reading, each for the one before it. */
  reading: string[];
}

function renderOnRead(
  { facts, source, schemas, report, invalid, reading }: Reading,
  ...[holder, key, path]: Template
): void {
  const text = holder[key] as string;
  const name = path.join('.');
  let state: 'unread' | 'reading' | 'read' = 'unread';
  let value: unknown;
  Object.defineProperty(holder, key, {
    enumerable: true,
    configurable: true,
    get() {
      if (state === 'read') return value;
      const { file, at, schema } = writtenAt(source, name);
      if (state === 'reading') {
        const through = reading.slice(reading.indexOf(name) + 1).map((fact) => ` through "${fact}"`);
        const message = `Fact "${name}" refers to itself${through.join(',')}.`;
        report({ rule: 'circular-fact', ...file.locate(at), message, hint: 'Write one of them out.' });
        invalid.add(name);
        state = 'read';
        return (value = '');
      }
      state = 'reading';
      reading.push(name);
      const subject = recordWith(source, name);
      const scope = subject ? { [subject.name]: valueAt(facts.tree, path.slice(0, 2)) } : {};
      const rendered = facts.engine.render(text, scope);
      facts.texts.set(name, rendered.references);
      const isWrong = (fact: string | undefined) => isInvalidFact(fact, invalid, subject);
      for (const { snippet, fact, ...problem } of rendered.problems) {
        // If the entry has findings, or a fact of this name, facts derived from those may be missing.
        const steps = fact?.split('.') ?? [];
        const isDoubtful =
          [subject?.path, steps.slice(0, 2).join('.')].some(isWrong) || isInvalidName(steps.at(-1), invalid);
        if (!isWrong(fact) && !(isDoubtful && problem.rule === 'missing-fact'))
          report({ ...problem, ...file.locateWithin(at, snippet) });
      }
      const isConsequence = rendered.problems.length > 0 || rendered.references.some(({ path }) => isWrong(path));
      const { type } = schemas.nodeAt(schema, at)?.schema ?? {};
      const wrong = isConsequence ? undefined : wrongType(rendered.value, text.trim(), type);
      if (wrong) report({ ...wrong, ...file.locate(at) });
      if (wrong || isConsequence) invalid.add(name);
      // A map that contains this very fact reads it again here, and finds the state `reading`.
      if (!wrong) readAll(rendered.value);
      if (state === 'reading') value = wrong ? '' : (rendered.value ?? '');
      state = 'read';
      reading.pop();
      return value;
    },
  });
}

function readAll(node: unknown, seen = new Set<unknown>()): void {
  if (!node || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  for (const value of Object.values(node)) readAll(value, seen);
}

function locateFact(source: Source, path: string): Location {
  // A collection of records is a folder, not a place in a file.
  const isFolder = [...source.records.values()].some(({ collection }) => collection === path);
  if (isFolder) return startOf(`pages/${path}`);
  const { file, at } = writtenAt(source, path);
  return isMap(valueAt(file.data, at)) ? file.locateKey(at) : file.locate(at);
}

function writtenAt(source: Source, path: string): { file: SourceFile; at: Path; schema: string } {
  const steps = path.split('.');
  const record = source.records.get(steps.slice(0, 2).join('.'));
  if (!record) return { file: source.site, at: steps, schema: 'site' };
  return { file: record.file, at: steps.slice(2), schema: record.schema };
}
