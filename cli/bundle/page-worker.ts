import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../api/thread.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { readPage } from '../html/page-reading.ts';
import { shinglesOf, signatureOf } from '../html/similarity.ts';
import { oncePerText } from '../memory/once-per.ts';
import type { FileRecord } from '../publish/site-record.ts';
import { stageFile } from '../publish/stage-file.ts';
import type { RenderPage } from './bundle.ts';
import type { MadePage, PageRequest, PageWork } from './page-threads.ts';
import { createStylePicker, type StyleFile } from './used-styles.ts';

const { serverEntry, styles } = workerData as PageWork;
const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as { renderPage: RenderPage };

const pickStyles = createStylePicker(styles.map((path) => readFileSync(path, 'utf8')).join(''));
const layoutOf = oncePerText((json) => JSON.parse(json) as LayoutModel, 1);

answerRequests(make);

function make({ data, layout, assets, stage, html: names, model, known, subject }: PageRequest): MadePage {
  let style: StyleFile = { name: '', text: '' };
  const html = renderPage(JSON.parse(data) as PageModel, layoutOf(layout), assets, (body) => {
    style = pickStyles(body);
    return `/${style.name}`;
  });
  const { mainText, ...reading } = readPage(html);
  const shingles = shinglesOf(subject === undefined ? mainText : mainText.replaceAll(subject, 'it'));
  const staged = (name: string, content: string): [string, FileRecord] => [
    name,
    stageFile(stage, name, content, known[name]),
  ];
  const files = [...names.map((name) => staged(name, html)), staged(model, data)];
  return { files, style, reading, shingles, signature: signatureOf(shingles) };
}
