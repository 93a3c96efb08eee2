import { join } from 'node:path';
import { isMap, mapOf } from '../../schemas/fact-map.ts';
import { formatDay } from '../../schemas/format.ts';
import { cardCode } from '../cards/card.ts';
import { asOf } from '../facts/as-of.ts';
import type { Facts } from '../facts/facts.ts';
import { foreignNamesOf } from '../facts/known-names.ts';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles, hashOf } from '../files/source-hash.ts';
import { collectFindings, type Finding, type Findings, isClean, placeOf, type Report } from '../finding.ts';
import type { Memory } from '../memory/memory.ts';
import { oncePer } from '../memory/once-per.ts';
import { makeAnew, type Reuse } from '../memory/reuse.ts';
import { suggestName } from '../report/did-you-mean.ts';
import type { Progress } from '../report/progress.ts';
import { applyRules, loadRules, type Rules } from '../rules.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { homeOf } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { daysOfChange, todayIn } from '../source/calendar.ts';
import { pageFiles, type Source, sourceFiles } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { withoutFaultless } from './faultless-texts.ts';
import { load } from './load.ts';
import { type Reader, type ReadPage, readFile } from './read-file.ts';
import { resolveFrame } from './resolve.ts';
import { validate } from './validate.ts';

/** The result of running the pipeline up to some step. */
export interface Outcome {
  findings: Finding[];
  source: Source;
  /** Undefined if we could not read site.yaml, since we need it to resolve anything. */
  site?: Site;
}

export interface Reading {
  /** The date to read the site for, as YYYY-MM-DD. Defaults to today in the dealer's time zone. */
  on?: string | undefined;
  withDrafts?: boolean | undefined;
  /** Rejects sample values, and ignores settings that make warnings of errors. */
  release?: boolean | undefined;
  /**
   * What we keep between reads of the site. Parts that a change does not affect stay the same objects, such as a `SourceFile` or a `Page`.
   * Keeps nothing by default.
   */
  reuse?: Reuse | undefined;
  /** For repeated runs, so that they share it. Opened by default. */
  memory?: Memory | undefined;
}

interface ReadOptions extends Reading {
  found: Findings;
  progress: Progress;
  memory: Memory;
  baseUrl?: string | undefined;
}

/** Makes a reader for a date. Defaults to the date that we read the site for. */
type ReaderOn = (day: string | undefined, found: Findings) => Reader;

/** Runs load to resolve for everything that all pages share, but not for the pages themselves. */
export async function readFrame(root: string, options: ReadOptions): Promise<{ source: Source; readerOn?: ReaderOn }> {
  const { found, progress, memory, baseUrl, on } = options;
  const { withDrafts = false, release: isRelease = false, reuse = makeAnew } = options;
  const { report, findings } = found;
  progress.step('Reading the site');
  const schemaHash = root === packageRoot ? '' : hashFiles(root, [], ['schemas']);
  // We need the rules only later, but can load their modules while we wait for the schemas.
  const [schemas, rules] = await Promise.all([
    reuse('schemas', [], (report) => loadSchemas(report, join(root, 'schemas'), memory), report),
    loadRules(),
  ]);
  const areSchemasSound = isClean(findings);
  const onImage = (name: string) => progress.step(`Looking into ${name}`);
  const source = await load(root, schemas, report, memory, onImage, reuse);
  // We cannot check anything with broken schemas.
  if (!areSchemasSound) return { source };
  // What the facts and the layout depend on. If none of these changed, neither did they.
  const files = source.pages.map(({ file }) => file);
  const names = JSON.stringify([files, [...source.images.values()], source.knownNames]);
  const parts = [schemas, names, ...wholeFiles(source)];
  const judged = (report: Report) =>
    validate(source, schemas, report, (id, data, judge) => memory.remember('schema', [schemaHash, id, data], judge));
  const invalidFacts = reuse('facts', parts, judged, report);
  if (!isMap(source.site.data)) return { source };
  const isSourceSound = isClean(findings);
  const code = schemaHash + cardCode;
  const zone = mapOf(source.site.data[schemas.business]).timeZone;
  const timeZone = typeof zone === 'string' ? zone : undefined;
  const today = on ?? todayIn(timeZone);
  const readerOn: ReaderOn = (day = today, found) => {
    const read = asOf(source, schemas, { on: day, withDrafts, timeZone });
    const resolveIt = (report: Report) => resolveFrame(read, schemas, report, invalidFacts);
    const frame = reuse(`frame ${day}`, [...parts, day, withDrafts], resolveIt, found.report);
    const { pages, knownAddresses } = read.source;
    const site: Site = { ...frame, source: { ...frame.source, pages, knownAddresses }, isRelease, pages: [] };
    const isSound = isSourceSound && isClean(found.findings) && site.invalidFacts.size === 0;
    return { root, site, rules, baseUrl: baseUrl ?? homeOf(site), code, memory, isSound, reuse };
  };
  return { source, readerOn };
}

/** The files that are fully in memory: all but lazy pages. */
function wholeFiles(source: Source): SourceFile[] {
  return sourceFiles(source).filter(({ isLazy }) => !isLazy);
}

/** Reads all pages and adds them to the reader's site. */
export function readPages(reader: Reader, report: Report): ReadPage[] {
  const { site, reuse, isSound } = reader;
  const read = pageFiles(site.source).flatMap((file) => {
    const name = `page ${site.calendar.on} ${file.file}`;
    return reuse(name, [file, site.facts, isSound], (report) => readFile(reader, file, report), report);
  });
  reader.site.pages.push(...read.map(({ page }) => page));
  return read;
}

/** We report only the first of two mistakes by the same rule at the same place. */
const mistakeOf = (finding: Finding) => `${placeOf(finding)} ${finding.rule}`;

/** Checks the site today and on every later day on which it changes by itself, so that no date breaks it unnoticed. */
export function checkDays(reader: Reader, readerOn: ReaderOn, found: Findings, progress: Progress): void {
  const { findings, report } = found;
  const { site, code, baseUrl, memory } = reader;
  const { calendar, source } = site;
  progress.step('Checking the facts');
  checkRead(reader, report);
  const places = new Set(findings.map(mistakeOf));
  const days = daysOfChange(calendar).filter((date) => date > calendar.on);
  if (days.length === 0) return;
  // Unless somebody has changed something, a later day is still as it was when we last looked.
  const files = hashOf([[...source.hashes], [...source.images.values()], source.knownAddresses, source.knownNames]);
  for (const day of days) {
    const inputs = [day, code, baseUrl, calendar.withDrafts, site.isRelease, files];
    const later = memory.remember('day', inputs, () => {
      const { findings, report } = collectFindings();
      const reader = readerOn(day, { findings, report });
      readPages(reader, report);
      checkRead(reader, report);
      return findings;
    });
    const fresh = later.filter((finding) => finding.rule !== 'past-dates' && !places.has(mistakeOf(finding)));
    for (const finding of fresh) {
      report({ ...finding, message: `From ${formatDay(day)} on: ${finding.message}` });
      places.add(mistakeOf(finding));
    }
  }
}

const treeHash = oncePer(({ tree }: Facts) => hashOf(tree));

/** Checks what we have read. Checks the facts and the shared texts only if one of them has changed. */
function checkRead(reader: Reader, report: Report): void {
  const { site, rules, code, memory } = reader;
  // Of the pages with the same shared texts, the rules look at the first one, so its route and heading count.
  const sharing = site.pages.filter(({ digest }) => digest.sharedTexts).toReversed();
  const shared = new Map(sharing.map(({ route, digest }) => [digest.sharedTexts, [route, digest.heading]]));
  const ofEntries = site.pages.filter(({ kind }) => kind === 'entry').map(({ source }) => source);
  const files = new Set([...wholeFiles(site.source), ...ofEntries]);
  const texts = [...files].map((file) => [file.file, file.textHash]);
  const inputs = [code, site.isRelease, hashOf([treeHash(site.facts), texts, [...shared], foreignNamesOf(site)])];
  const found = memory.remember('facts', inputs, () => {
    const { findings, report } = collectFindings();
    withoutFaultless(reader, () => applyRules(rules, site, report, (rule, report) => rule.checkFacts?.(site, report)));
    return findings;
  });
  for (const finding of found) report(finding);
  checkSettings(site, rules, report);
  applyRules(rules, site, report, (rule, report) => rule.checkSite?.(site, report));
}

/** Checks that every name under `rules:` in `site.yaml` is a rule. */
function checkSettings({ source }: Site, rules: Rules, report: Report): void {
  const names = rules.map(({ name }) => name);
  for (const name of Object.keys(mapOf(mapOf(source.site.data).rules))) {
    if (names.includes(name)) continue;
    report({
      rule: 'unknown-rule',
      ...source.site.locateKey(['rules', name]),
      message: `There is no rule "${name}" whose severity could be set here.`,
      hint: suggestName(name, names),
    });
  }
}
