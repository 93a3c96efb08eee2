import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { repository } from '../support/copy-dealer-site.ts';
import { putPhoto } from '../support/photo.ts';
import { type Random, randomFrom } from '../support/random.ts';
import { Writer } from './sentences.ts';

/** Changes a site that `makeSite` wrote, and says what it did. */
export type Edit = (root: string, random: Random) => string | Promise<string>;

/** What editors do to a site, by kind. Most edits leave the site without an error, but not all. */
export const edits = {
  text: (root, random) => lengthen(root, random.pick(pagesOf(root)), random),

  fact(root, random) {
    const known = parseDocument(readFileSync(join(root, 'site.yaml'), 'utf8'));
    const [path, value] = random.pick(factValues(random).filter(([path]) => known.hasIn(path.split('.'))));
    return setIn(root, 'site.yaml', path, value);
  },

  record(root, random) {
    const file = random.pick(filesIn(root, 'pages/vehicles'));
    const price = [11_995, 12_495, 13_250, 14_100, 15_750];
    const [key, value] = random.pick([
      ['price', random.pick(price)],
      ['range', 20 + random.below(40)],
      ['inStock', random.below(2) === 0],
      ['payload', 400 + 10 * random.below(50)],
    ] as const);
    return setIn(root, file, key, value);
  },

  layout(root, random) {
    const file = random.pick(['pages/_layout.yaml', 'pages/policies/_layout.yaml']);
    return lengthen(root, file, random);
  },

  /** Changes the title of a fact in a copy of the schemas, which the site then uses. */
  schema(root, random) {
    if (!existsSync(join(root, 'schemas')))
      cpSync(join(repository, 'schemas'), join(root, 'schemas'), { recursive: true });
    const file = join(root, 'schemas/site.schema.json');
    const text = readFileSync(file, 'utf8');
    const titles = [...text.matchAll(/"title": "[A-Z][^"]*"/g)];
    const { index, 0: title } = random.pick(titles.slice(1));
    const named = `${title.slice(0, -1)} as agreed"`;
    writeFileSync(file, text.slice(0, index) + named + text.slice(index + title.length));
    return `schemas/site.schema.json: ${title} becomes ${named}`;
  },

  /** Replaces a photograph, or gives a guide a photograph for shared links. */
  async image(root, random) {
    const color = { r: random.below(256), g: random.below(256), b: random.below(256) };
    const name = `field-${random.below(3)}.jpg`;
    const isThere = existsSync(join(root, 'pages/images', name));
    await putPhoto(root, name, { width: 1400, height: 900, finish: (photo) => photo.tint(color) });
    if (isThere) return `pages/images/${name}: another picture`;
    const file = random.pick(guidesOf(root));
    return setIn(root, file, 'seo.image', { file: name, alt: 'Two bands of color over a meadow' });
  },

  /** Gives a guide another address besides its own, in place of the last one. */
  alias(root, random) {
    return setIn(root, random.pick(guidesOf(root)), 'aliases', [`/short-${random.below(1000)}`]);
  },

  delete(root, random) {
    const file = random.pick(guidesOf(root));
    rmSync(join(root, file));
    unlink(root, routeOf(file));
    return `${file} is deleted`;
  },

  rename(root, random) {
    const file = random.pick(guidesOf(root));
    const name = file.replace(/(-anew\d*)?\.yaml$/, `-anew${random.below(1000)}.yaml`);
    if (existsSync(join(root, name))) return `${file} keeps its name`;
    renameSync(join(root, file), join(root, name));
    const address = new RegExp(`${routeOf(file)}(?![\\w-])`, 'g');
    changeAll(root, routeOf(file), (text) => text.replace(address, routeOf(name)));
    return `${file} becomes ${name}`;
  },
} satisfies Record<string, Edit>;

export type EditKind = keyof typeof edits;

/** Makes the edit with this number. As many edits as there are kinds include each kind once, in an order that the seed determines. */
export async function editNumber(root: string, number: number, seed = 1): Promise<string> {
  const kinds = Object.keys(edits) as EditKind[];
  const order = randomFrom(seed + Math.floor(number / kinds.length)).some(kinds, kinds.length);
  const kind = order[number % kinds.length]!;
  return `${kind}: ${await edits[kind](root, randomFrom(seed * 7907 + number))}`;
}

/** Sets a value in a YAML file of the site. The path uses dots. */
export function setIn(root: string, file: string, path: string, value: unknown): string {
  change(root, file, (document) => document.setIn(path.split('.'), document.createNode(value)));
  return `${file}: ${path} becomes ${JSON.stringify(value)}`;
}

function factValues(random: Random): [string, unknown][] {
  return [
    ['dealer.phone', `+173255501${60 + random.below(40)}`],
    ['delivery.feePerMile', 4 + random.below(6)],
    ['delivery.whiteGloveFee', 100 + 5 * random.below(40)],
    ['laborRate.perHour', 120 + random.below(60)],
    ['storagePolicy.maintenancePerMonth', 40 + random.below(40)],
    ['rentals.four-seater.daily.price', 230 + 5 * random.below(12)],
    ['claims.happyCustomers', 400 + 50 * random.below(10)],
    ['hours.service.days.0.closes', random.pick(['16:00', '16:30', '17:00', '18:00'])],
    ['dealer.name', random.pick(['Raritan Electric Carts', 'Raritan Valley Carts'])],
    ['navigation.callLabel', random.pick(['Call Now', 'Call Us'])],
  ];
}

/** Adds a sentence to a text of a file. */
export function lengthen(root: string, file: string, random: Random): string {
  const sentence = new Writer(random, 'the old mill').sentence();
  change(root, file, (document) => {
    const texts: { value: string }[] = [];
    visit(document, {
      Pair(_, { key, value }) {
        const isText = isScalar(key) && ['text', 'summary', 'answer'].includes(String(key.value));
        if (isText && isScalar<string>(value) && typeof value.value === 'string') texts.push(value);
      },
    });
    if (texts.length > 0) random.pick(texts).value += ` ${sentence}`;
  });
  return `${file}: "${sentence}"`;
}

/** Removes the links to an address from the lists that have them. */
function unlink(root: string, route: string): void {
  changeAll(root, route, (text) => {
    const document = parseDocument(text);
    visit(document, {
      Map: (_, node) => (isMap(node) && node.get('href') === route ? visit.REMOVE : undefined),
    });
    return String(document);
  });
}

function change(root: string, file: string, make: (document: Document) => void): void {
  const path = join(root, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  make(document);
  writeFileSync(path, String(document));
}

/** Rewrites all guides that contain some words. */
function changeAll(root: string, words: string, make: (text: string) => string): void {
  for (const file of guidesOf(root)) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes(words)) writeFileSync(path, make(text));
  }
}

function routeOf(file: string): string {
  return file.slice('pages'.length, -'.yaml'.length);
}

export function guidesOf(root: string): string[] {
  return filesIn(root, 'pages/guides');
}

/** Every page that has its own text. */
function pagesOf(root: string): string[] {
  return filesIn(root, 'pages').filter((file) => !/\/_layout|\/vehicles\//.test(file));
}

function filesIn(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.yaml') && !name.includes('_layout'))
    .map((name) => `${folder}/${name}`)
    .sort();
}
