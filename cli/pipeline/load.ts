import { readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { namesFile } from '../facts/known-names.ts';
import { filesBelow } from '../files/folders.ts';
import { contentHash } from '../files/source-hash.ts';
import { type Report, startOf } from '../finding.ts';
import { imageFolder } from '../images/image-file.ts';
import { readImages } from '../images/read-images.ts';
import type { Memory } from '../memory/memory.ts';
import { makeAnew } from '../memory/reuse.ts';
import type { Schemas } from '../schema/schemas.ts';
import { datesFile } from '../seo/lastmod.ts';
import { readKept } from '../source/kept-file.ts';
import { lazyFile, recallYaml } from '../source/parse-yaml.ts';
import type { Source } from '../source/source.ts';
import { outdated, UsageError } from '../usage-error.ts';

/**
 * Loads the site in `root`. Ordinary pages, of which there may be thousands, are loaded only on demand.
 * @param schemas say which page folders have records, and what an unparsable line may be
 * @param memory has the parsed data of files from earlier runs
 * @param onImage called for each picture that we have to inspect, which takes a moment
 * @param reuse returns the files that have not changed
 * @throws UsageError if there is no site.yaml in `root`
 */
export async function load(
  root: string,
  schemas: Schemas,
  report: Report,
  memory: Memory,
  onImage?: (name: string) => void,
  reuse = makeAnew,
): Promise<Source> {
  const hashes = new Map<string, string>();
  // For many small files, sequential synchronous reads take a fraction of the time that promises take.
  const textOf = (file: string) => {
    const bytes = readFileSync(join(root, file));
    const hash = contentHash(bytes);
    // What we remember of a page belongs to the text that we read first.
    if ((hashes.get(file) ?? hash) !== hash) throw outdated(file);
    hashes.set(file, hash);
    return bytes.toString();
  };
  const read = (file: string, id = 'page', text = textOf(file)) =>
    reuse(`file ${file}`, [text], (report) => recallYaml(memory, file, text, report, schemas.judgeBy(id)), report);
  const readPage = (file: string) => {
    const text = textOf(file);
    // The page may be dated or answer unknown addresses, so parse it now.
    if (/(?:dated|draft|publishOn|until|catch)["']?\s*:/.test(text)) return read(file, 'page', text);
    // Repeated runs keep the text anyway.
    const known = reuse === makeAnew ? undefined : text;
    return reuse(`file ${file}`, [text], () => lazyPageFile(file, known), report);
  };
  if (!statSync(join(root, 'site.yaml'), { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`There is no site.yaml in ${root}. Run the command in the folder of a site.`);
  }

  // A closure inside `readPage` would keep the page's text in memory.
  const lazyPageFile = (file: string, known: string | undefined) =>
    lazyFile(file, { read: () => known ?? textOf(file), hash: hashes.get(file) ?? '' }, memory);

  const names = filesBelow(join(root, 'pages')).map((name) => `pages/${name}`);
  const source: Source = {
    root,
    site: read('site.yaml', 'site'),
    pages: [],
    layouts: new Map(),
    records: new Map(),
    images: new Map(),
    hashes,
    knownAddresses: Object.keys(await readKept(root, datesFile, report)),
    knownNames: await readKept(root, namesFile, report),
  };

  const visible = names.sort().filter((name) => !name.includes('/.') && name !== guide);
  const [images, texts] = [visible.filter(isImage), visible.filter((name) => !isImage(name))];
  const imageNames = images.map((name) => name.slice(imageFolder.length + 1));
  const reading = readImages(join(root, imageFolder), imageNames, memory, onImage);
  for (const file of texts) {
    const { dir: folder, name: slug, ext } = parse(file);
    const kind = schemas.records.find(({ collection }) => folder === `pages/${collection}`);
    if (ext !== '.yaml') reportUnread(file, report);
    else if (slug === '_layout') source.layouts.set(folder, read(file));
    else if (kind) source.records.set(`${kind.collection}.${slug}`, { ...kind, slug, file: read(file, kind.schema) });
    else source.pages.push(readPage(file));
  }
  return { ...source, images: await reading };
}

/** Instructions for authors, not a page. */
const guide = 'pages/README.md';

const isImage = (name: string) => name.startsWith(`${imageFolder}/`);

function reportUnread(file: string, report: Report): void {
  report({
    rule: 'unknown-file',
    // Nobody misses a page if an editor has left a copy of it, such as about.yaml~.
    severity: /\.ya?ml(?:\.txt)?$/i.test(file) ? 'error' : 'warning',
    ...startOf(file),
    message: `File "${file}" is not a page: only files that end in .yaml are read.`,
    hint: 'Rename it if it is a page. Pictures belong in pages/images; anything else outside pages/.',
  });
}
