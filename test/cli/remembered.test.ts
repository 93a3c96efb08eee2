import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectFindings, sortFindings } from '../../cli/finding.ts';
import type { Memory } from '../../cli/memory/memory.ts';
import { checkDays, type Reading, readFrame, readPages } from '../../cli/pipeline/read-site.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { edit } from '../support/edit.ts';
import { fixtureSite, repository } from '../support/fixture-site.ts';
import { putPhoto } from '../support/photo.ts';

/** What is there before the site is read for the first time, and what changes then. The day, for one, may change without an edit. */
interface Change {
  before?: (root: string) => unknown;
  edit?: (root: string) => unknown;
  later?: Reading & { baseUrl?: string };
}

const about = 'pages/about.yaml';
const pony = 'pages/vehicles/pony.yaml';
const say =
  (text: string, given = '') =>
  (root: string) => {
    edit(root, about, 'A small shop.', text);
    edit(root, about, 'seo:', `${given}seo:`);
  };
const write = (file: string, text: string) => (root: string) => writeFileSync(join(root, file), text);
const replace = (file: string, from: RegExp | string, to: string) => (root: string) => edit(root, file, from, to);
const names = (text: string) => (root: string) => {
  mkdirSync(join(root, '.cartwright'));
  write('.cartwright/names.json', text)(root);
};
const ownSchemas = (root: string) => cpSync(join(repository, 'schemas'), join(root, 'schemas'), { recursive: true });
const hours = '  - { type: opening-hours, heading: Service, name: Service, kind: service, hours: hours.service }\n';
const carteret =
  'seo:\n  title: To Carteret\n  description: By the river.\nblocks:\n  - { type: hero, heading: Carteret }\n';

const changes: Record<string, Change> = {
  'an entry has a page of its own': { edit: write('pages/carteret.yaml', carteret) },
  'an entry has another place in its list': {
    edit: replace('site.yaml', /(^ {2}edison-township:\n(?: {4}.*\n)+)(^ {2}carteret:\n(?: {4}.*\n)+)/m, '$2$1'),
  },
  'a typed figure that somebody vouches for is no longer that of the fact beside it': {
    before: say('The Meadow Pony goes 35 miles.', 'given: ["35 miles"]\n'),
    edit: replace(pony, 'range: 35', 'range: 40'),
  },
  'a phrase is no longer true of the fact beside it': {
    before: (root) => {
      edit(root, pony, 'lifted: false', 'lifted: true');
      say('The Meadow Pony has a lifted frame.')(root);
    },
    edit: replace(pony, 'lifted: true', 'lifted: false'),
  },
  'a phrase in a fact is no longer true of another': {
    before: (root) => {
      edit(root, pony, 'lifted: false', 'lifted: true');
      edit(root, 'site.yaml', 'Edison has a large park.', 'The Meadow Pony has a lifted frame.');
    },
    edit: replace(pony, 'lifted: true', 'lifted: false'),
  },
  'a name is not ours': {
    before: say('From the Grove to the river.'),
    edit: replace('site.yaml', /^dealer:/m, 'consistency: { notOurs: { places: [the Grove] } }\ndealer:'),
  },
  'a name in a fact was that of another in an earlier build': {
    before: replace('site.yaml', 'Edison has a large park.', 'Edison has the Grove.'),
    edit: names('{ "the Grove": "municipalities.edison-township.landmark" }'),
  },
  'a schema takes fewer values': {
    before: ownSchemas,
    edit: replace('schemas/vehicle.schema.json', '"range": {', '"range": { "exclusiveMaximum": 35,'),
  },
  'a schema of a block takes fewer values': {
    before: ownSchemas,
    edit: replace('schemas/blocks/hero.schema.json', /"heading": \{/, '"heading": { "maxLength": 5,'),
  },
  'a schema gives a fact another title': {
    before: ownSchemas,
    edit: replace('schemas/vehicle.schema.json', /("payload": \{[^}]*?"title": ")/, '$1Most '),
  },
  'a page has a warning, and another changes': {
    before: say('A small shop.', 'given: ["35 miles"]\n'),
    edit: replace('pages/index.yaml', 'Quiet, clean', 'Silent, clean'),
  },
  'drafts count': { later: { withDrafts: true } },
  'sample values are mistakes': {
    before: replace('site.yaml', /^dealer:/m, 'sample: [{ path: dealer.phone, reason: not ours }]\ndealer:'),
    later: { release: true },
  },
  'the site has another address': { later: { baseUrl: 'https://preview.example' } },
  'the last day of a page is over': {
    before: replace('pages/policies/returns.yaml', /^seo:/m, 'until: 2027-01-31\nseo:'),
    later: { on: '2027-02-01' },
  },
  'a block has come': {
    before: replace(about, /- type: prose/, '$&\n    publishOn: 2027-02-01'),
    later: { on: '2027-02-01' },
  },
  'a block of a layout has come': {
    before: replace('pages/policies/_layout.yaml', /- type: policy-contact/, '$&\n    publishOn: 2027-02-01'),
    later: { on: '2027-02-01' },
  },
  'a fact that a block names is another': {
    before: (root) => appendFileSync(join(root, about), hours),
    edit: replace('site.yaml', 'opens: "08:00"', 'opens: "07:00"'),
  },
  'a text around all pages has a typed figure': {
    edit: replace('pages/_layout.yaml', 'name: "{{ dealer.name }}"\n    groups', 'name: Carts for $35\n    groups'),
  },
  'a photograph shows something else': {
    before: async (root) => {
      await putPhoto(root, 'yard.jpg');
      edit(
        root,
        about,
        '    heading: About us',
        '    heading: About us\n    photograph: { file: yard.jpg, alt: The yard }',
      );
    },
    edit: (root) => putPhoto(root, 'yard.jpg', { height: 1300 }),
  },
  'a photograph for shared links shows something else': {
    before: async (root) => {
      await putPhoto(root, 'yard.jpg');
      edit(root, about, 'seo:', 'seo:\n  image: { file: yard.jpg, alt: The yard }');
    },
    edit: (root) => putPhoto(root, 'yard.jpg', { height: 1300 }),
  },
  'a page has another name': { edit: (root) => renameSync(join(root, about), join(root, 'pages/about-us.yaml')) },
  'a layout around a page is gone': { edit: (root) => rmSync(join(root, 'pages/policies/_layout.yaml')) },
  'the business has another name': { edit: replace('site.yaml', 'name: Fixture Carts', 'name: Meadow Carts') },
  'the business has another phone number': {
    edit: replace('site.yaml', '+17325550199"\n  email', '+17325550198"\n  email'),
  },
};

it.each(Object.entries(changes))('forgets what is no longer so when %s', async (_what, { before, edit, later }) => {
  const root = fixtureSite('sites/edited');
  await before?.(root);
  const memory = inMemory();
  const first = await read(root, memory);
  await edit?.(root);
  const expected = await read(root, inMemory(), later);
  expect(expected, 'the change matters').not.toEqual(first);
  expect(await read(root, memory, later)).toEqual(expected);
});

/** All findings, and what a build would make of the pages. */
async function read(root: string, memory: Memory, reading: Change['later'] = {}) {
  const found = collectFindings();
  const { readerOn } = await readFrame(root, { on: '2027-01-01', ...reading, found, progress: silentProgress, memory });
  if (!readerOn) throw new Error('The site cannot be read.');
  const reader = readerOn(undefined, found);
  const pages = readPages(reader, found.report);
  checkDays(reader, readerOn, found, silentProgress);
  const made = pages.map(({ page: { route, aliases, digest, seo }, model, card }) => ({
    route,
    aliases,
    digest,
    seo,
    model,
    card,
  }));
  return { findings: sortFindings(found.findings), made };
}

function inMemory(): Memory {
  const kept = new Map<string, string>();
  const keyOf = (...key: unknown[]) => JSON.stringify(key);
  const memory: Memory = {
    recall: (step, inputs) => JSON.parse(kept.get(keyOf(step, inputs)) ?? 'null') ?? undefined,
    keep: (step, inputs, value) => void kept.set(keyOf(step, inputs), JSON.stringify(value)),
    remember(step, inputs, make) {
      const known = memory.recall<{ value: ReturnType<typeof make> }>(step, inputs);
      if (known) return known.value;
      const value = make();
      memory.keep(step, inputs, { value });
      return value;
    },
    save() {},
  };
  return memory;
}
