import { describe, expect, test } from 'vitest';
import { createFigureFinder } from '../../../cli/figures/index.ts';
import { brief, dealer } from './brief.ts';
import { age } from './cases/age.ts';
import type { Case } from './cases/case.ts';
import { count } from './cases/count.ts';
import { date } from './cases/date.ts';
import { distance } from './cases/distance.ts';
import { drive } from './cases/drive.ts';
import { duration } from './cases/duration.ts';
import { hours } from './cases/hours.ts';
import { mixed } from './cases/mixed.ts';
import { money } from './cases/money.ts';
import { percent } from './cases/percent.ts';
import { phone } from './cases/phone.ts';
import { plain } from './cases/plain.ts';
import { rating } from './cases/rating.ts';
import { seats } from './cases/seats.ts';
import { speed } from './cases/speed.ts';
import { time } from './cases/time.ts';
import { typed } from './cases/typed.ts';
import { weight } from './cases/weight.ts';

const find = createFigureFinder(dealer);

const tables: Record<string, Case[]> = {
  age,
  count,
  date,
  distance,
  drive,
  duration,
  hours,
  mixed,
  money,
  percent,
  phone,
  rating,
  seats,
  speed,
  time,
  typed,
  weight,
};

for (const [kind, cases] of Object.entries(tables)) {
  describe(`figures of the kind ${kind} are found`, () => {
    test.each(cases)('%s', (text, ...figures) => {
      expect(find(text).map(brief)).toEqual(figures);
    });
  });
}

describe('numbers of no other kind are found on request', () => {
  const findAll = createFigureFinder({ ...dealer, plain: true });
  test.each(plain)('%s', (text, ...figures) => {
    expect(findAll(text).map(brief)).toEqual(figures);
  });
});
