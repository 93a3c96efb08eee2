import { type FactMap, isMap } from '../../schemas/fact-map.ts';
import type { FigureMark, SchemaNode, Schemas } from '../schema/schemas.ts';
import { addDays, type Calendar, type DatedFact, type DatedValue, type Day, isDay } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import { type Path, type SourceFile, valueAt } from '../source/source-file.ts';
import { isHoliday, isOpeningHours } from './opening-hours.ts';

/** The site as it is on one day: facts with their values of that day, and only what is published. Locations stay those of the files. */
export function asOf(source: Source, schemas: Schemas, day: Day): { source: Source; calendar: Calendar } {
  const calendar: Calendar = { ...day, dated: [], published: [], unpublished: [] };
  const isKept = (file: SourceFile) => file.isLazy || isPublished(file, file.data, [], calendar);
  const read = (file: SourceFile, schema: string) => readFile(file, schema, schemas, calendar);
  const records = [...source.records].filter(([, { file }]) => isKept(file));
  return {
    calendar,
    source: {
      ...source,
      site: read(source.site, 'site'),
      pages: source.pages.filter(isKept).map((file) => read(file, 'page')),
      layouts: new Map([...source.layouts].map(([folder, file]) => [folder, read(file, 'page')])),
      records: new Map(records.map(([path, record]) => [path, { ...record, file: read(record.file, record.schema) }])),
    },
  };
}

/** Notes the days of a page, record or block, and tells whether it is on the site. */
function isPublished(file: SourceFile, data: unknown, path: Path, calendar: Calendar): boolean {
  if (!isMap(data)) return true;
  const [publishOn, until] = [data.publishOn, data.until].map((day) => (isDay(day) ? day : undefined));
  if (publishOn ?? until) {
    const location = file.locate([...path, until ? 'until' : 'publishOn']);
    calendar.published.push({ location, from: publishOn, until });
  }
  const isDraft = data.draft === true;
  const isOn = (!publishOn || publishOn <= calendar.on) && (!until || calendar.on <= until);
  if (isOn && (!isDraft || calendar.withDrafts)) return true;
  if (path.length === 0) calendar.unpublished.push({ file: file.file, isDraft, publishOn, until });
  return false;
}

/** Most files have no dates and stay as they are. */
function readFile(file: SourceFile, schema: string, schemas: Schemas, calendar: Calendar): SourceFile {
  if (file.isLazy || !isMap(file.data) || !/\b(?:dated|draft|publishOn|until)\b/.test(file.text)) return file;
  const dated: DatedFact[] = [];
  const isPage = schema === 'page';
  const read = (data: unknown, node: SchemaNode | undefined, path: Path): unknown => {
    if (node?.schema.figure && isMap(data) && 'value' in data && Array.isArray(data.dated)) {
      const fact = holding(data.dated, node.schema.figure, path, file, calendar.on);
      dated.push(fact);
      calendar.dated.push(fact);
      return valueAt(file.data, fact.at);
    }
    if (Array.isArray(data)) return data.map((item, index) => readItem(item, node, [...path, index]));
    if (!isMap(data)) return data;
    return Object.fromEntries(
      Object.entries(data).map(([key, item]) => [key, read(item, node?.child(key), [...path, key])]),
    );
  };
  const readItem = (item: unknown, node: SchemaNode | undefined, path: Path) => {
    if (!isPage || path.length !== 2 || path[0] !== 'blocks' || !isMap(item))
      return read(item, node?.child(Number(path.at(-1))), path);
    // A hidden block becomes null, so that the others keep their indexes.
    if (!isPublished(file, item, path, calendar)) return null;
    const isKnown = schemas.blockTypes.includes(String(item.type));
    return read(withoutDays(item), isKnown ? schemas.node(`blocks/${item.type}`) : undefined, path);
  };
  const data = read(isPage ? file.data : withoutDays(file.data), schemas.node(schema), []);
  return file.with(data, dated);
}

/** A page, record or block without the keys that say when it is on the site. */
export function withoutDays(data: object): object {
  const { draft: _, publishOn: __, until: ___, ...rest } = data as FactMap;
  return rest;
}

function holding(dated: unknown[], mark: FigureMark, path: Path, file: SourceFile, on: string): DatedFact {
  // The schema reports spans in the wrong form.
  const spans = dated.flatMap((span, index): DatedValue[] => {
    if (!isMap(span) || !isDay(span.from) || !(span.until === undefined || isDay(span.until))) return [];
    const { from, until } = span;
    const at = [...path, 'dated', index];
    return [{ from, until, value: span.value, path: [...at, 'value'], location: file.locate(at) }];
  });
  const isHours = mark.kind === 'hours';
  const lasting = spans.filter((span) => !isHours || !isHoliday(span));
  const held = lasting.find((span) => span.from <= on && on <= (span.until ?? on));
  const [next] = lasting
    .map(({ from }) => from)
    .filter((from) => from > on)
    .sort();
  const until = held?.until ?? (next && addDays(next, -1));
  const usual = [...path, 'value'];
  const at = held?.path ?? usual;
  if (!isHours) return { path, at, spans, until, changes: undefined };
  const changes = spans.filter((span) => span !== held && on <= (span.until ?? on));
  // After a season, the usual hours come back. One until the end of 9999 has no day after it.
  const back = held?.until && addDays(held.until, 1);
  if (isDay(back) && back !== next)
    changes.push({ from: back, value: valueAt(file.data, usual), path: usual, location: file.locate(usual) });
  return { path, at, spans, until, changes: changes.filter(({ value }) => isOpeningHours(value)) };
}
