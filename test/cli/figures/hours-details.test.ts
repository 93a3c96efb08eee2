import { expect, test } from 'vitest';
import { findFigures } from '../../../cli/figures/find-figures.ts';

test('a part of a timetable says its days, its times and how both are written', () => {
  expect(findFigures('Mon-Fri 9AM-5PM')[0]).toMatchObject({
    kind: 'hours',
    value: 'Mo-Fr 09:00-17:00',
    days: [0, 1, 2, 3, 4],
    opens: 540,
    closes: 1020,
    clock: '12h',
    dayStyle: 'short',
  });
});

test.each([
  ['Mon-Fri 9-5', 'bare', 'short'],
  ['Monday through Friday 9 to 5', 'bare', 'long'],
  ['Mo-Fr 09:00-17:00', '24h', 'letters'],
  ['weekdays from 9 AM to 5 PM', '12h', 'group'],
  ['9-5', 'bare', undefined],
  ['open Sundays', undefined, 'long'],
  ['Monday from nine to five', 'word', 'long'],
])('%s is written with %s times and %s days', (text, clock, dayStyle) => {
  const [figure] = findFigures(text);
  expect(figure?.kind === 'hours' && { clock: figure.clock, dayStyle: figure.dayStyle }).toEqual({ clock, dayStyle });
});

test('closed days have no times, and "emergency only" is neither open nor closed', () => {
  const [closed, emergency] = findFigures('closed Saturdays, Sun emergency only');
  expect(closed).toMatchObject({ days: [5], closed: true });
  expect(closed).not.toHaveProperty('opens');
  expect(emergency).toMatchObject({ days: [6], exception: 'emergency' });
  expect(emergency).not.toHaveProperty('closed');
});

test('a number of days in the week is kept when it names no days', () => {
  expect(findFigures('open six days a week')[0]).toMatchObject({ days: [], dayCount: 6 });
  expect(findFigures('open seven days a week')[0]).toMatchObject({ days: [0, 1, 2, 3, 4, 5, 6] });
});

test('a midnight that ends the day is 24:00', () => {
  expect(findFigures('Fri 5PM-midnight')[0]).toMatchObject({ opens: 1020, closes: 1440 });
});

test.each(['won 6-2', 'a 9-5 job', 'serves 4 to 8', 'pages 9-5-2', 'Take 2-4 friends', 'open to groups of 4 to 8'])(
  '%s is no opening time',
  (text) => {
    expect(findFigures(text).filter(({ kind }) => kind === 'hours')).toEqual([]);
  },
);
