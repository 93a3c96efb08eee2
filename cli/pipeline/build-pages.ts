import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { factAt } from '../facts/described-facts.ts';
import { hashOf } from '../files/source-hash.ts';
import { openThreads } from '../files/thread-pool.ts';
import { collectFindings } from '../finding.ts';
import { signatureOf } from '../html/similarity.ts';
import { sharedNumbers } from '../provenance/numbers.ts';
import type { FileRecord } from '../publish/site-record.ts';
import { applyRules } from '../rules.ts';
import { outputName } from '../site/routes.ts';
import type { FinishedPage, Page } from '../site/site.ts';
import { commonHash } from './page-trace.ts';
import type { MadePage, PageRequest, PageWork } from './page-worker.ts';
import { hashesOf, modelHash, modelOf, type Reader, type ReadPage } from './read-file.ts';
import type { StagedSite } from './write.ts';

/** The address of each page's model, and a hash of its content. */
export type PageModels = ReadonlyMap<Page, { address: string; content: string }>;

/** What we remember about a page that we built before. It is valid as long as its files exist. */
interface KnownPage {
  files: [string, FileRecord][];
  /** In base64. */
  signature: string;
}

/** We start another thread once each has had this many pages, since starting one takes time. */
const worthwhile = 60;

/** Threads that make pages. The first one starts right away, so that it is ready for the first page. Reading takes a core by itself. */
export function startPageThreads({ serverEntry, fontStyles, files, styles }: Bundle) {
  const work: PageWork = { serverEntry, styles: [fontStyles, files.get(styles.slice(1))?.path ?? ''] };
  const threads = openThreads<PageRequest, MadePage>(new URL('./page-worker.ts', import.meta.url), work, worthwhile, 1);
  threads.begin();
  return threads;
}

/** The most pages in a thread's queue. So the thread never waits, while we read and check the next pages. */
const ahead = 24;

/**
 * Renders, reads, checks and stages pages.
 * @param layout what all pages share, as JSON
 * @param onPage called when a page is staged
 */
export function createPageBuilder(
  reader: Reader,
  layout: string,
  bundle: Bundle,
  threads: ReturnType<typeof startPageThreads>,
  staged: StagedSite,
  onPage: () => void,
) {
  const { site, memory, rules } = reader;
  const { styles, script, modules, fonts } = bundle;
  const shared = { styles, script, modules, fonts, layoutData: `/assets/layout-${modelHash(layout)}.json` };
  const assets = { ...shared, build: modelHash(JSON.stringify(shared)) };
  // Everything that a built page depends on besides its model.
  const numbers = [...sharedNumbers(site)];
  const common = hashOf([bundle.hash, assets, staged.stage.effort, commonHash(site), numbers]);
  const finished: Promise<FinishedPage>[] = [];
  const models = new Map<Page, { address: string; content: string }>();
  const { findings, report } = collectFindings();
  // The spare site's file list would be copied to each thread. Only unchanged pages need it, and those do not go to a thread.
  const stage = { ...staged.stage, before: undefined };

  const takeUp = ({ page }: ReadPage, inputs: unknown): FinishedPage | undefined => {
    const known = memory.recall<KnownPage>('built', inputs);
    if (!known || !staged.takeOver(known.files)) return undefined;
    const shingles = () => unpacked(memory.recall<string>('shingles', inputs) ?? '');
    return { page, signature: unpacked(known.signature), shingles };
  };

  const make = async (read: ReadPage, data: string, names: string[], inputs: unknown): Promise<FinishedPage> => {
    const { page } = read;
    const model = `assets/page-${modelHash(data)}.json`;
    const known = Object.fromEntries([...names, model].map((name) => [name, staged.known[name]]));
    const pageAssets = { ...assets, pageData: `/${model}` };
    const { seo } = page;
    const request = { data, layout, assets: pageAssets, stage, html: names, model, known, seo, numbers };
    // If one file makes several pages, we compare them without the names of their entries.
    const entry = page.kind === 'entry' && page.subject ? factAt(site, `${page.subject.path}.name`) : undefined;
    const made = await threads.ask({ ...request, subject: typeof entry === 'string' ? entry : undefined });
    const { name, text } = made.style;
    const files: [string, FileRecord][] = [...made.files, [name, staged.add(name, text)]];
    staged.addStaged(made.files);
    const found = findings.length;
    const { reading, shingles } = made;
    if (reading) {
      const built = { page, model: JSON.parse(data) as PageModel, reading };
      applyRules(rules, site, report, (rule, report) => rule.verifyPage?.(built, site, report));
    }
    const signature = signatureOf(shingles);
    if (findings.length === found) {
      memory.keep('built', inputs, { files, signature: packed(signature) });
      memory.keep('shingles', inputs, packed(shingles));
    }
    onPage();
    return { page, signature, shingles: () => shingles };
  };

  return {
    /** Addresses of the assets that all pages use. */
    assets,
    /** Takes a page. Resolves when there is room for another. */
    async build(read: ReadPage): Promise<void> {
      const { page } = read;
      const names = [page.route, ...page.aliases].map((route) => `${outputName(route)}.html`);
      const { hash, content } = read.model ?? hashesOf(modelOf(reader, read));
      models.set(page, { address: `/assets/page-${hash}.json`, content });
      const inputs = [common, hash, names];
      const known = takeUp(read, inputs);
      const made = known ? Promise.resolve(known) : make(read, modelOf(reader, read), names, inputs);
      made.catch(() => {});
      finished.push(made);
      if (known) onPage();
      else await threads.ready(ahead);
    },
    /** The pages in the order in which we took them, once all are staged. */
    finish: async () => ({ pages: await Promise.all(finished), models, findings }),
  };
}

function packed(numbers: Int32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

function unpacked(text: string): Int32Array {
  return new Int32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
}
