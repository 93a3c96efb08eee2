import { mapOf } from '../../schemas/fact-map.ts';
import { describeErrors } from '../schema/describe-error.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type { Site } from '../site/site.ts';

/** A question that we need an answer to before we can write anything. */
export interface Question {
  key: string;
  text: string;
  /** The allowed answers, if there is a fixed list. Otherwise empty. */
  choices: string[];
  isList: boolean;
  /** False for a choice that contradicts an earlier answer, such as a series of another brand. */
  fits(choice: string, answers: Record<string, unknown>): boolean;
  /** The collection whose entry it names; '' if it names none. */
  entryOf: string;
  /** False if the answer is optional. */
  isNeeded: boolean;
  /** Turns the typed text into a value. A list has several texts. */
  read(texts: string[]): unknown;
  /** What is wrong with a value, in one sentence. */
  problem(value: unknown): string | undefined;
}

const emptyAnswer = 'Something has to stand here.';

/** A question for free text, unless `rest` says otherwise. */
export function textQuestion(key: string, text: string, rest?: Partial<Question>): Question {
  return {
    key,
    text,
    choices: [],
    isList: false,
    fits: () => true,
    entryOf: '',
    isNeeded: true,
    read: (texts) => texts.at(-1) ?? '',
    problem: (value) => (value === '' ? emptyAnswer : undefined),
    ...rest,
  };
}

/** The question for the value at a path in a file with the schema `name`. The schema validates the answers. */
export function questionAt(site: Site, name: string, path: string[]): Question {
  const key = path.at(-1) ?? '';
  const node = site.schemas.nodeAt(name, path) as SchemaNode;
  const { schema } = node;
  const isList = schema.type === 'array';
  const leaf = (isList && node.child(0)?.schema) || schema;
  const parts = partsOf(leaf);
  const allowed = leaf.type === 'boolean' ? [true, false] : leaf.enum;
  const choices = allowed?.map(String) ?? Object.keys(mapOf(site.facts.tree[leaf.entryOf ?? '']));
  const [example] = isList || choices.length > 0 ? [] : (schema.examples ?? []);
  const words = [
    schema.description ?? key,
    example === undefined ? '' : `Such as: ${JSON.stringify(example)}.`,
    parts.length > 0 ? `Write "${parts.join(' | ')}".` : '',
  ];
  return textQuestion(key, words.filter(Boolean).join(' '), {
    choices,
    isList,
    entryOf: schema.entryOf ?? '',
    fits: (choice, answers) =>
      (schema.agrees ?? []).every((shared) => {
        const theirs = mapOf(mapOf(site.facts.tree[schema.entryOf ?? ''])[choice])[shared];
        return answers[shared] === undefined || answers[shared] === theirs;
      }),
    read: (texts) => (isList ? texts.map((text) => typed(text, leaf)) : typed(texts.at(-1) ?? '', leaf)),
    problem(value) {
      if (value === '') return emptyAnswer;
      const file = path.reduceRight((inner: unknown, step) => ({ [step]: inner }), value);
      const problems = describeErrors(site.schemas, name, file);
      const found = problems.find((problem) => path.every((step, index) => problem.path[index] === step));
      return found && [found.message, found.hint].filter(Boolean).join(' ');
    },
  });
}

/** The parts of a map, which the person types in a row. */
function partsOf({ type, required = [] }: SchemaNode['schema']): string[] {
  return type === 'object' ? required : [];
}

function typed(text: string, schema: SchemaNode['schema']): unknown {
  const { type } = schema;
  const parts = partsOf(schema);
  const values = text.split(' | ');
  if (parts.length > 0 && parts.length === values.length)
    return Object.fromEntries(parts.map((part, index) => [part, values[index]?.trim()]));
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  const isNumber = (type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}
