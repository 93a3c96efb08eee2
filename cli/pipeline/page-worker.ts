import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../api/thread.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { RenderPage } from '../bundle/bundle.ts';
import { createStylePicker, type StyleFile } from '../bundle/used-styles.ts';
import { readPage } from '../html/page-reading.ts';
import { shinglesOf } from '../html/similarity.ts';
import { oncePerText } from '../memory/once-per.ts';
import { numbersIn, showsUnknownNumber } from '../provenance/numbers.ts';
import type { FileRecord } from '../publish/site-record.ts';
import { type Stage, stageFile } from '../publish/stage-file.ts';
import type { Seo } from '../site/site.ts';

/** What a thread starts with: the paths of the renderer's server build and of its styles. */
export type PageWork = { serverEntry: string; styles: string[] };

/** A page to render, read, compress and stage. */
export interface PageRequest {
  /** The page's model as JSON. */
  data: string;
  /** The layout around every page's blocks, as JSON. */
  layout: string;
  assets: PageAssets;
  stage: Stage;
  /** Names of its HTML files and of its model file, and what the last site has under these names. */
  html: string[];
  model: string;
  known: Record<string, FileRecord | undefined>;
  /** The name of the page's entry. We ignore it when we compare pages. */
  subject?: string | undefined;
  /** Numbers that the page may show besides those in its own data. */
  numbers: readonly number[];
  seo: Seo;
}

/** What we keep of a staged page. */
export type MadePage = ReturnType<typeof make>;

const { serverEntry, styles } = workerData as PageWork;
const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as { renderPage: RenderPage };

const pickStyles = createStylePicker(styles.map((path) => readFileSync(path, 'utf8')).join(''));
const layoutOf = oncePerText((json) => JSON.parse(json) as LayoutModel, 1);

answerRequests(make);

function make({ assets, stage, known, subject, ...request }: PageRequest) {
  const page = JSON.parse(request.data) as PageModel;
  const layout = layoutOf(request.layout);
  let style: StyleFile = { name: '', text: '' };
  const onBody = (body: string) => {
    style = pickStyles(body);
    return `/${style.name}`;
  };
  const html = named(request.html[0], () => renderPage(page, layout, assets, onBody));
  const reading = readPage(html);
  // The banner of a preview names a day that is in no file.
  reading.chunks = reading.chunks.filter((chunk) => chunk !== layout.banner);
  const { mainText } = reading;
  const shingles = shinglesOf(subject === undefined ? mainText : mainText.replaceAll(subject, 'it'));
  const numbers = new Set(request.numbers).union(numbersIn([page.blocks, request.seo]));
  const staged = (name: string, content: string): [string, FileRecord] => [
    name,
    stageFile(stage, name, content, known[name]),
  ];
  return {
    files: [...request.html.map((name) => staged(name, html)), staged(request.model, request.data)],
    style,
    /** Only set if the page shows a number that is not in its data. */
    reading: showsUnknownNumber(reading, numbers) ? reading : undefined,
    /** Shingles of its text, to compare it with other pages. */
    shingles,
  };
}

/** Names the page in an error of a component, which only says where in the bundle it happened. */
function named<Made>(page: string | undefined, render: () => Made): Made {
  try {
    return render();
  } catch (error) {
    if ((error as Error).name === 'UsageError') throw error;
    throw new Error(`"${page}" cannot be rendered.`, { cause: error });
  }
}
