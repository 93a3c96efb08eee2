import { expect, test } from 'vitest';
import { createFigureFinder, type Figure, type Span, sameFigure } from '../../../cli/figures/index.ts';
import { dealer } from './brief.ts';
import { harmless } from './cases/harmless.ts';
import { hours } from './cases/hours.ts';
import { mixed } from './cases/mixed.ts';
import { money } from './cases/money.ts';
import { phone } from './cases/phone.ts';

const find = createFigureFinder(dealer);
const findAll = createFigureFinder({ ...dealer, plain: true });

/** Long enough that a reader that is not linear would not come to its end. */
const length = 100_000;
const repeated = [
  ...[
    '1',
    '1 ',
    '1,',
    '1.',
    '$1 ',
    '1-',
    '1/',
    '1:',
    '(1',
    '"1',
    '1"',
    'a1',
    '1a',
    '1,000,',
    '555-',
    '732 555 ',
    '+1 ',
  ],
  ...['one ', 'one-', 'one hundred ', 'a hundred and ', 'and ', '1 and ', '1, 2 and ', 'half a ', 'zero ', 'both '],
  ...[
    'Mon ',
    'Mon-',
    'Mon,',
    'Mon & ',
    'Mon closed ',
    'daily except ',
    '7 days a week except ',
    '9-5 ',
    '9AM-',
    'open ',
  ],
  ...[
    '{{',
    '{{ ',
    '{% ',
    '@a',
    'a@',
    '://',
    'http://',
    '/a',
    '/a/1 ',
    'www.',
    '\n',
    '\n- ',
    '1)\n',
    '**',
    '★',
    '\u200b',
  ],
  ...['D5 ', 'D5 Maverick 4+', '25 Middlesex County ', '1 happy ', 'a day ', 'within a ', 'seats ', 'for 4 ', 'Jan 1 '],
];

test.each(repeated)('a long text of %j is read to its end', (piece) => {
  const text = piece.repeat(Math.ceil(length / piece.length));
  const figures = find(text);
  expect(figures.every((figure) => figure.end <= text.length)).toBe(true);
});

test('damaged texts give figures that stand where they say, in order, apart from each other', () => {
  const texts = [...harmless, ...[...hours, ...mixed, ...money, ...phone].map(([text]) => text)];
  const words = texts.join(' ').split(/\s+/);
  const marks = [...' \n\t-–—.,:;/()[]{}$%#+*_"\'’&|@<>=~½★0123456789aApPmMxXdDh\u200b\u00a0'];
  const random = randomNumbers(20250123);
  for (let round = 0; round < 1000; round++) {
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    let text = Array.from({ length: 1 + random(14) }, () => (random(6) ? pick(words) : pick(texts))).join(
      pick([' ', ' ', ' ', '-', '/', '\n']),
    );
    for (let damage = random(6); damage > 0; damage--) {
      const at = random(text.length + 1);
      text = text.slice(0, at) + (random(2) ? pick(marks) : '') + text.slice(at + random(3));
    }
    for (const figures of [find(text), findAll(text)]) {
      expect(
        figures.filter((figure, index) => !isSound(text, figure, figures[index - 1])),
        text,
      ).toEqual([]);
    }
  }
});

function isSound(text: string, figure: Figure, previous: Figure | undefined): boolean {
  const { start, end, value } = figure;
  const isInside = (span: Span) => span.start >= start && span.end <= end;
  return (
    figure.text === text.slice(start, end) &&
    start >= (previous?.end ?? 0) &&
    end > start &&
    value !== undefined &&
    !Number.isNaN(value) &&
    [figure.amount, ...figure.numbers].every(isInside) &&
    ['same', 'unrelated'].includes(sameFigure(figure, figure))
  );
}

/** Whole numbers below a limit, the same ones in every run. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
