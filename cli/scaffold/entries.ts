import { stringify } from 'yaml';
import { entriesOf } from '../../schemas/fact-map.ts';
import { describeErrors } from '../schema/describe-error.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { type ListedIn, placesToList } from '../site/listed-in.ts';
import type { Site } from '../site/site.ts';
import type { Path } from '../source/source-file.ts';
import { withEntry } from '../source/with-entry.ts';
import type { Kind, KindsOf, Written } from './kind.ts';
import { type Question, questionOf } from './question.ts';

/** What is data: a record in a file of its own, or an entry of a collection of `site.yaml` that a schema says by `startedAs` how to begin. */
export const entryKinds: KindsOf = (site) => {
  const top = site.schemas.node('site');
  const collections = top.keys.filter((key) => top.child(key)?.schema.startedAs !== undefined);
  return [
    ...site.schemas.records.map(({ schema, collection }) => recordKind(site, schema, collection)),
    ...collections.map((key) => collectionKind(site, key, top.child(key) as SchemaNode)),
  ];
};

function recordKind(site: Site, name: string, collection: string): Kind {
  const node = site.schemas.node(name);
  return {
    name,
    description: `a file in pages/${collection}/`,
    collection,
    questions: questionsOf(site, node, node.schema.required ?? [], name, []),
    write(slug, answers) {
      const schema = `# yaml-language-server: $schema=../../schemas/generated/${name}.schema.json\n`;
      const text = schema + stringify(answers, { lineWidth: 0 });
      return [{ file: `pages/${collection}/${slug}.yaml`, text, isNew: true }];
    },
  };
}

function collectionKind(site: Site, collection: string, { schema }: SchemaNode): Kind {
  const node = site.schemas.node('site').child(collection)?.child('*') as SchemaNode;
  // What most entries have is needed by the pages that show them, whatever the schema says.
  const entries = entriesOf((site.source.site.data as Record<string, unknown>)[collection]);
  const isUsual = (key: string) => entries.filter((entry) => key in entry).length > entries.length / 2;
  const keys = node.keys.filter((key) => isUsual(key) || node.schema.required?.includes(key));
  const needs = schema.startedWith as string[] | undefined;
  return {
    name: String(schema.startedAs),
    description: `an entry of "${collection}" in site.yaml${needs ? `, with ${needs.join(' and ')}` : ''}`,
    questions: questionsOf(site, node, keys, 'site', [collection, 'x']),
    collection,
    ...(needs ? { needs } : {}),
    write(slug, answers, read) {
      const texts = new Map([['site.yaml', withEntry(read('site.yaml'), [collection], { [slug]: answers })]]);
      const add = (file: string, path: Path, entry: unknown) =>
        texts.set(file, withEntry(texts.get(file) ?? read(file), path, entry));
      // Where a schema says that entries name each other, those that the new one names get its name.
      for (const key of node.keys.filter((name) => node.child(name)?.schema.mutual === true))
        for (const partner of (answers[key] ?? []) as string[]) add('site.yaml', [collection, partner, key], slug);
      for (const { file, list, entry } of placesToList(site, collection, (schema.listedIn ?? []) as ListedIn[]))
        add(file.file, list, JSON.parse(JSON.stringify(entry).replaceAll('{slug}', slug)));
      return [...texts].map(([file, text]): Written => ({ file, text, isNew: false }));
    },
  };
}

/**
 * The questions behind keys of a map.
 * @param within the path at which the map stands in a file of the schema `name`, where each answer is judged
 */
function questionsOf(site: Site, node: SchemaNode, keys: string[], name: string, within: string[]): Question[] {
  return keys.map((key) => {
    const path = [...within, key];
    const problemOf = (value: unknown) => {
      const file = path.reduceRight((inner: unknown, step) => ({ [step]: inner }), value);
      const errors = site.schemas.checkSource(name, file);
      const problems = describeErrors(errors, file, (at) => site.schemas.nodeAt(name, at));
      const found = problems.find((problem) => path.every((step, index) => problem.path[index] === step));
      return found && [found.message, found.hint].filter(Boolean).join(' ');
    };
    return questionOf(site, key, node.child(key) as SchemaNode, problemOf);
  });
}
