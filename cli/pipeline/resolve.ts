import { type FactMap, isMap, mapOf } from '../../schemas/fact-map.ts';
import type { Page as PageFile } from '../../schemas/generated/page.ts';
import { factAt, settings, unknownEntries } from '../facts/described-facts.ts';
import { collectFacts } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Report } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { suggestName } from '../report/did-you-mean.ts';
import { composeBlocks, resolveBlocks } from '../resolve/resolve-blocks.ts';
import { resolveSeo } from '../resolve/resolve-seo.ts';
import type { Schemas } from '../schema/schemas.ts';
import { digestOf } from '../site/page-digest.ts';
import { checkFileName, foldersOf, placeholderOf, routeOf } from '../site/routes.ts';
import type { Catch, Page, Site, SiteFrame } from '../site/site.ts';
import { absentFacts } from '../site/unpublished-pages.ts';
import type { RecordFile, Source } from '../source/source.ts';
import { type SourceFile, textOf } from '../source/source-file.ts';

/** The layout in this folder is the header and footer of the whole site. */
const rootFolder = 'pages';

/** A page file's data before we have checked it. */
type PageData = Partial<Record<keyof PageFile, unknown>>;

/** The facts and the root layout, with every reference filled in. */
export function resolveFrame(
  { source, calendar }: Pick<Site, 'source' | 'calendar'>,
  schemas: Schemas,
  report: Report,
  found: ReadonlySet<string>,
): SiteFrame {
  // A rule reports references to entries that do not exist.
  const invalidFacts = new Set([...found, ...unknownEntries({ source, schemas }).map(({ path }) => path)]);
  const facts = collectFacts(source, schemas, report, invalidFacts, absentFacts(calendar, source));
  const rootLayout = source.layouts.get(rootFolder);
  const blocks = isMap(rootLayout?.data) ? composeBlocks([rootLayout], undefined, report) : [];
  const context = { source, schemas, facts, invalidFacts, scope: {}, report };
  const layout = resolveBlocks(rootLayout ?? source.site, blocks, context);
  return { source, calendar, schemas, facts, invalidFacts, layout };
}

/** The pages of a file: one, or one per entry. None if its data cannot be a page. */
export function resolvePages(site: SiteFrame, file: SourceFile, report: Report): Page[] {
  if (!isMap(file.data)) return [];
  checkFileName(file, report);
  const record = recordIn(site.source, file);
  // Skip entries that have their own page file.
  const isFree = ({ route, subject }: Variant) => !subject || !writtenRoutes(site.source).has(route);
  const variants = record
    ? [{ route: routeOf(file.file), subject: { name: record.schema, path: `${record.collection}.${record.slug}` } }]
    : variantsOf(file, site, report).filter(isFree);
  return variants.map((variant) => resolvePage(site, file, variant, report));
}

const writtenRoutes = oncePer(({ pages }: Source) => new Set(pages.map(({ file }) => routeOf(file))));

/** Tells which of its file's pages a page is. */
type Variant = Pick<Page, 'route' | 'subject'>;

function recordIn({ records }: Source, { file }: SourceFile): RecordFile | undefined {
  const [, collection, name = ''] = /^pages\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  return records.get(`${collection}.${name}`);
}

/** The variants of a page file: itself, or one per entry of the fact that `each` names. */
function variantsOf(file: SourceFile, { facts, invalidFacts }: SiteFrame, report: Report): Variant[] {
  const route = routeOf(file.file);
  const name = placeholderOf(file.file);
  const { each } = file.data as PageData;
  if (each === undefined && name === undefined) return [{ route }];
  if (typeof each !== 'string' || name === undefined) {
    report({
      rule: 'each-without-name',
      ...file.locateKey(each === undefined ? [] : ['each']),
      message: `A page with "each" has a name in brackets as its file name, but "${file.file}" has only one of the two.`,
      hint: 'Use both together, as in [municipality].yaml with "each: municipalities", or neither.',
    });
    return [];
  }
  const collection = facts.tree[each];
  if (!isMap(collection)) {
    if (isInvalidFact(each, invalidFacts)) return [];
    const isCollection = (fact: unknown) => isMap(fact) && Object.values(fact).every(isMap);
    const collections = Object.keys(facts.tree).filter((key) => !settings.has(key) && isCollection(facts.tree[key]));
    report({
      rule: 'missing-fact',
      ...file.locate(['each']),
      message: `"each" names "${each}", which is no map of facts.`,
      hint: Array.isArray(collection)
        ? 'It is a list. Give each entry a key, which becomes its address: "open-day: { name: Open Day }".'
        : suggestName(each, collections),
    });
    return [];
  }
  return Object.keys(collection).map((slug) => ({
    route: route.replace(`[${name}]`, slug),
    subject: { name, path: `${each}.${slug}` },
  }));
}

export function resolvePage(site: SiteFrame, file: SourceFile, { route, subject }: Variant, report: Report): Page {
  const isRecord = recordIn(site.source, file) !== undefined;
  const data = file.data as PageData;
  const written = Array.isArray(data.catch) ? data.catch.map(mapOf) : [];
  const catches = written.map((caught) => ({ ...caught, pattern: textOf(caught.pattern) }) as Catch);
  const kind: Page['kind'] = isRecord ? 'record' : catches.length > 0 ? 'fallback' : subject ? 'entry' : 'page';

  const scope: FactMap = { page: { route } };
  if (subject) scope[subject.name] = factAt(site, subject.path);
  const context = { ...site, scope, report, subject };
  const layouts = data.layout === false ? [] : layoutsOf(file, site.source);
  const resolved = resolveBlocks(file, composeBlocks(layouts, file, isRecord ? () => {} : report), context);
  const page = {
    ...resolved,
    route,
    kind,
    ...(subject ? { subject } : {}),
    aliases: Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === 'string') : [],
    catches,
    seo: resolveSeo([file, ...layouts], isRecord, resolved, context),
  };
  return { ...page, digest: digestOf(page) };
}

/** The layouts around a page, innermost first. The root layout is not included, since it belongs to the site. */
export function layoutsOf(file: Pick<SourceFile, 'file'>, source: Source): SourceFile[] {
  const folders = foldersOf(file.file).filter((folder) => folder !== rootFolder);
  return folders
    .map((folder) => source.layouts.get(folder))
    .filter((layout): layout is SourceFile => layout !== undefined && isMap(layout.data));
}
