import { expect, it } from 'vitest';
import { sourceSpan } from '../../../cli/resolve/text-span.ts';
import { parseYaml } from '../../../cli/source/parse-yaml.ts';

/** The part of the YAML that gives these words in the text under `a`. */
function writtenFor(yaml: string, words: string): string | undefined {
  const file = parseYaml('site.yaml', yaml, () => {});
  const { a: value } = file.data as { a: string };
  const start = value.indexOf(words);
  const span = sourceSpan({ file, path: ['a'], raw: value, value, references: [] }, start, start + words.length);
  return span && yaml.slice(span.start, span.end);
}

it.each([
  ['a plain text', 'a: costs $15 here\n', '$15', '$15'],
  ['a plain text over two lines', 'a: it costs\n  $15 here\n', 'costs $15', 'costs\n  $15'],
  ['single quotes', "a: 'it''s $15 isn''t it'\n", "isn't", "isn''t"],
  ['double quotes', 'a: "it costs\n  $15 here"\n', '$15', '$15'],
  ['double quotes, after a sign that they escape', 'a: "a \\"b\\" \\\n  15"\n', '15', '15'],
  ['double quotes, after a letter by its number', 'a: "caf\\u00E9 15"\n', '15', undefined],
  ['a text with backslashes', 'a: C:\\a\\15\n', '15', '15'],
  ['a block', 'a: |\n  one\n    two $15\n\n  three\n', '$15', '$15'],
  ['a folded block', 'a: >-\n  one\n  two\n\n  three 15\n', 'two\nthree', 'two\n\n  three'],
])('words are found in %s', (_, yaml, words, written) => {
  expect(writtenFor(yaml, words)).toBe(written);
});

it('words that stand twice are found where they are asked for', () => {
  const yaml = 'a: "5 and 5"\n';
  const file = parseYaml('site.yaml', yaml, () => {});
  expect(sourceSpan({ file, path: ['a'], raw: '5 and 5', value: '5 and 5', references: [] }, 6, 7)).toEqual({
    start: 10,
    end: 11,
  });
});
