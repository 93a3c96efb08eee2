import { expect, it } from 'vitest';
import { changedLines } from '../../../cli/provenance/text-edits.ts';
import { withGiven } from '../../../cli/provenance/write-answers.ts';

const cases: [name: string, before: string, entries: string[], after: string][] = [
  [
    'at the end of a page',
    'seo: { title: A }\nblocks:\n  - type: hero\n',
    ['25 mph', 'age 17'],
    'seo: { title: A }\nblocks:\n  - type: hero\ngiven:\n  - 25 mph\n  - age 17\n',
  ],
  [
    'on a line of its own, if the last one has no end',
    'name: City\nprice: 5',
    ['25 mph'],
    'name: City\nprice: 5\ngiven:\n  - 25 mph\n',
  ],
  [
    'below the last entry, comments and all',
    'given:\n    - 25 mph # by law\n    - { text: age 17, source: "https://a.example" } # too\nblocks: []\n',
    ['1 year'],
    'given:\n    - 25 mph # by law\n    - { text: age 17, source: "https://a.example" } # too\n    - 1 year\nblocks: []\n',
  ],
  [
    'into a list in brackets',
    'given: [25 mph, "a, b", ] # why\n',
    ['c, d'],
    'given: [25 mph, "a, b", "c, d", ] # why\n',
  ],
  ['into an empty list', 'given: []\nblocks: []\n', ['25 mph'], 'given: [25 mph]\nblocks: []\n'],
  ['beside all', 'given: all # the law\nblocks: []\n', ['$500'], 'given: [all, $500] # the law\nblocks: []\n'],
  ['as all', 'blocks: []\n', ['all'], 'blocks: []\ngiven: all\n'],
  ['in quotes where YAML needs them', 'blocks: []\n', ['7', '"x": y'], 'blocks: []\ngiven:\n  - "7"\n  - \'"x": y\'\n'],
  [
    'with the line ends of the file',
    'a: b\r\nblocks: []\r\n',
    ['25 mph'],
    'a: b\r\nblocks: []\r\ngiven:\r\n  - 25 mph\r\n',
  ],
];

it.each(cases)('writes entries %s', (_, before, entries, after) => {
  expect(withGiven(before, entries)).toBe(after);
});

it('tells which lines are new and which have changed', () => {
  const text = 'a: 1\nblocks:\n  - b\n';
  expect(changedLines(text, withGiven(text, ['x']).replace('- b', '- c'))).toEqual([
    { line: 3, before: '  - b', after: '  - c' },
    { line: 4, after: 'given:' },
    { line: 5, after: '  - x' },
  ]);
});
