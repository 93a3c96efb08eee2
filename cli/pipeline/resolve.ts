import { mapOf } from '../../schemas/fact-map.ts';
import { collectFacts, type FactMap, type Facts, isMap } from '../facts/facts.ts';
import { unknownEntries } from '../facts/invalid-facts.ts';
import type { Report } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { composeBlocks, resolveBlocks } from '../resolve/resolve-blocks.ts';
import { resolveSeo } from '../resolve/resolve-seo.ts';
import type { Schemas } from '../schema/schemas.ts';
import { digestOf } from '../site/page-digest.ts';
import { checkFileName, foldersOf, placeholderOf, routeOf } from '../site/routes.ts';
import type { Catch, Page, Resolved, Site } from '../site/site.ts';
import type { Source } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';

/** The folder whose layout is the header and footer of the whole site. */
const rootFolder = 'pages';

/** What an author may write in a page's file. */
interface PageData {
  seo?: FactMap;
  aliases?: unknown;
  layout?: unknown;
  each?: unknown;
  catch?: unknown;
}

/**
 * Fills in every reference and composes the pages: layouts around blocks, one page for each entry, addresses.
 * @param found paths of facts with findings already, whose data may be anything
 * @param before a site resolved without findings, of which everything is taken that comes of the very same files
 */
export function resolve(
  dated: Dated,
  schemas: Schemas,
  report: Report,
  found: ReadonlySet<string>,
  before?: Site,
): Site {
  if (before && hasSameFacts(dated, before)) return resolveAgain(dated, before, report);
  const { source, calendar } = dated;
  const invalidFacts = new Set([...found, ...danglingFacts(source, schemas)]);
  const facts = collectFacts(source, schemas, report, invalidFacts);
  const rootLayout = source.layouts.get(rootFolder);
  const layout = resolveBlocks(rootLayout ? composeBlocks([rootLayout], undefined) : [], schemas, {
    facts,
    images: source.images,
    scope: {},
    report,
    invalidFacts,
  });
  const site: Site = { source, calendar, schemas, facts, invalidFacts, pages: [], layout };
  for (const file of source.pages) site.pages.push(...pagesOf(site, file, report));
  for (const [path, { schema, file }] of source.records) {
    if (!isMap(file.data)) continue;
    checkFileName(file, report);
    const variant = { route: routeOf(file.file), subject: { name: schema, path }, isRecord: true };
    site.pages.push(resolvePage(site, file, variant, report, invalidFacts));
  }
  return site;
}

/** What a site is resolved from. */
type Dated = Pick<Site, 'source' | 'calendar'>;

/** The site with other pages, and the facts, records and layouts that it had. */
function resolveAgain(dated: Dated, before: Site, report: Report): Site {
  const site: Site = { ...before, ...dated, pages: [] };
  const known = Map.groupBy(before.pages, (page) => page.source.text);
  for (const file of dated.source.pages) {
    const pages = known.get(file.text)?.filter(({ source }) => source.file === file.file) ?? [];
    site.pages.push(...(pages.length > 0 ? pages : pagesOf(site, file, report)));
  }
  site.pages.push(...before.pages.filter(({ kind }) => kind === 'record'));
  return site;
}

/** True where only the texts of pages differ. */
function hasSameFacts(one: Dated, other: Dated): boolean {
  const filesOf = ({ site, layouts, records }: Source) => [
    site,
    ...layouts.values(),
    ...[...records.values()].map(({ file }) => file),
  ];
  const [here, there] = [filesOf(one.source), filesOf(other.source)];
  const names = ({ source }: Dated) => source.pages.map(({ file }) => file).join();
  return (
    one.calendar.on === other.calendar.on &&
    names(one) === names(other) &&
    here.length === there.length &&
    here.every(({ file, text }, index) => file === there[index]?.file && text === there[index].text)
  );
}

function pagesOf(site: Site, file: SourceFile, report: Report): Page[] {
  if (!isMap(file.data)) return [];
  checkFileName(file, report);
  // An entry that has a page of its own needs none of these.
  const isFree = ({ route, subject }: Variant) => !subject || !writtenRoutes(site.source).has(route);
  const variants = variantsOf(file, site.facts, report).filter(isFree);
  return variants.map((variant) => resolvePage(site, file, variant, report, site.invalidFacts));
}

const writtenRoutes = oncePer(({ pages }: Source) => new Set(pages.map(({ file }) => routeOf(file))));

/** Paths of the facts that name an entry which does not exist; a rule reports them. */
function danglingFacts(source: Source, schemas: Schemas): string[] {
  const facts: FactMap = { ...(source.site.data as FactMap) };
  for (const { collection } of schemas.records) facts[collection] = {};
  for (const { collection, slug } of source.records.values()) mapOf(facts[collection])[slug] = true;
  const inSite = unknownEntries(schemas, 'site', source.site, facts).map(({ path }) => path.join('.'));
  const inRecords = [...source.records].flatMap(([record, { schema, file }]) =>
    unknownEntries(schemas, schema, file, facts).map(({ path }) => [record, ...path].join('.')),
  );
  return [...inSite, ...inRecords];
}

interface Variant {
  route: string;
  subject?: Page['subject'];
  /** True for a page that is data rather than blocks. */
  isRecord?: boolean;
}

/** The pages that one file makes: itself, or one for each entry of the fact that `each` names. */
function variantsOf(file: SourceFile, facts: Facts, report: Report): Variant[] {
  const route = routeOf(file.file);
  const name = placeholderOf(file.file);
  const { each } = file.data as PageData;
  if (each === undefined && name === undefined) return [{ route }];
  if (typeof each !== 'string' || name === undefined) {
    report({
      rule: 'each-without-name',
      ...(each === undefined ? file.locate([]) : file.locateKey(['each'])),
      message:
        each === undefined
          ? `File name "${file.file}" has a name in brackets, but the page has no "each".`
          : 'The page has "each", but its file name has no name in brackets.',
      hint: 'Use both together, as in [municipality].yaml with "each: municipalities".',
    });
    return [];
  }
  const collection = facts.tree[each];
  if (!isMap(collection)) {
    const maps = Object.keys(facts.tree).filter((key) => isMap(facts.tree[key]));
    report({
      rule: 'missing-fact',
      ...file.locate(['each']),
      message: `"each" names "${each}", which is no map of facts.`,
      hint: didYouMean(each, maps) ?? `Maps of facts: ${maps.join(', ')}.`,
    });
    return [];
  }
  // A dot would stand for a step into the entry; the schema has said so where the key is written.
  const slugs = Object.keys(collection).filter((slug) => !slug.includes('.'));
  return slugs.map((slug) => ({
    route: route.replace(`[${name}]`, slug),
    subject: { name, path: `${each}.${slug}` },
  }));
}

function resolvePage(
  site: Site,
  file: SourceFile,
  { route, subject, isRecord = false }: Variant,
  report: Report,
  invalidFacts: ReadonlySet<string>,
): Page {
  const { facts, schemas, source } = site;
  const data = file.data as PageData;
  const catches = Array.isArray(data.catch) ? (data.catch as Catch[]) : [];
  const kind: Page['kind'] = isRecord ? 'record' : catches.length > 0 ? 'fallback' : subject ? 'entry' : 'page';

  const scope: FactMap = { page: { route } };
  if (subject)
    scope[subject.name] = subject.path.split('.').reduce<unknown>((node, key) => (node as FactMap)[key], facts.tree);
  const context = { facts, images: source.images, scope, report, invalidFacts, ...(subject ? { subject } : {}) };
  const layouts = data.layout === false ? [] : layoutsOf(file, source);
  const resolved: Resolved = resolveBlocks(composeBlocks(layouts, file, report), schemas, context);
  const page = {
    ...resolved,
    route,
    source: file,
    kind,
    ...(subject ? { subject } : {}),
    aliases: Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === 'string') : [],
    catches,
    seo: resolveSeo([file, ...layouts], isRecord, schemas, context, resolved),
  };
  return { ...page, digest: digestOf(page, schemas) };
}

/** The layouts around a page, innermost first, without the root layout, which belongs to the site. */
function layoutsOf(file: SourceFile, source: Source): SourceFile[] {
  const folders = foldersOf(file.file).filter((folder) => folder !== rootFolder);
  return folders
    .map((folder) => source.layouts.get(folder))
    .filter((layout): layout is SourceFile => layout !== undefined && isMap(layout.data));
}
