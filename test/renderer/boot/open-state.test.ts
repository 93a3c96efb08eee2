import { expect, test } from 'vitest';
import { type Opening, openState } from '../../../renderer/boot/open-state.ts';

const store: Opening['days'] = [
  { from: 'monday', to: 'friday', opens: '09:00', closes: '17:00' },
  { from: 'saturday', opens: '09:00', closes: '17:00' },
  { from: 'sunday' },
];
const newYork = 'America/New_York';

/** The text at a moment in UTC. */
function textAt(moment: string, days = store, timeZone = newYork): string {
  return openState({ days, timeZone }, new Date(moment)).text;
}

/** Whether a place is open at a moment, if its time zone is UTC. */
function isOpenAt(days: Opening['days'], moment: string): boolean {
  return openState({ days, timeZone: 'UTC' }, new Date(moment)).isOpen;
}

test('a place is open from the minute it opens', () => {
  expect(textAt('2026-01-05T13:59:59Z')).toBe('Closed, opens at 9AM');
  expect(textAt('2026-01-05T14:00:00Z')).toBe('Open now until 5PM');
});

test('a place is closed from the minute it closes', () => {
  expect(textAt('2026-01-05T21:59:59Z')).toBe('Open now until 5PM');
  expect(textAt('2026-01-05T22:00:00Z')).toBe('Closed, opens tomorrow at 9AM');
});

test('the clock is the dealer’s and not the visitor’s', () => {
  const moment = '2026-01-05T14:30:00Z';
  expect(textAt(moment)).toBe('Open now until 5PM');
  expect(textAt(moment, store, 'Asia/Tokyo')).toMatch(/^Closed/);
});

test('daylight saving time moves the opening by an hour in UTC', () => {
  expect(textAt('2026-07-06T13:00:00Z')).toBe('Open now until 5PM');
  expect(textAt('2026-01-05T13:00:00Z')).toBe('Closed, opens at 9AM');
});

test('on Saturday evening the next opening is named by its day, past the closed Sunday', () => {
  expect(textAt('2026-01-10T23:00:00Z')).toBe('Closed, opens Monday at 9AM');
  expect(textAt('2026-01-11T17:00:00Z')).toBe('Closed, opens tomorrow at 9AM');
});

test('a line that runs over the end of the week covers each of its days', () => {
  const weekend: Opening['days'] = [{ from: 'saturday', to: 'monday', opens: '10:00', closes: '16:00' }];
  const states = [3, 4, 5, 6].map((day) => isOpenAt(weekend, `2026-01-0${day}T12:00:00Z`));
  expect(states).toEqual([true, true, true, false]);
});

test('an opening may last past midnight, also from Sunday to Monday', () => {
  const late: Opening['days'] = [{ from: 'sunday', opens: '20:00', closes: '02:00' }];
  expect(textAt('2026-01-04T23:00:00Z', late, 'UTC')).toBe('Open now until 2AM');
  expect(textAt('2026-01-05T01:59:00Z', late, 'UTC')).toBe('Open now until 2AM');
  expect(isOpenAt(late, '2026-01-05T02:00:00Z')).toBe(false);
});

test('times that are not on the hour show their minutes', () => {
  const hours: Opening['days'] = [{ from: 'monday', opens: '12:30', closes: '16:05' }];
  expect(textAt('2026-01-05T13:00:00Z', hours, 'UTC')).toBe('Open now until 4:05PM');
  expect(textAt('2026-01-05T08:00:00Z', hours, 'UTC')).toBe('Closed, opens at 12:30PM');
});

test('a place that is never open is closed, and no opening is promised', () => {
  expect(textAt('2026-01-05T13:00:00Z', [{ from: 'monday', to: 'sunday' }])).toBe('Closed now');
});

test('an opening a week from now is not named by its day, which is today’s too', () => {
  const changes = [{ from: '2026-01-05', until: '2026-01-11', days: [] }];
  const moment = new Date('2026-01-05T12:00:00Z');
  const { text, shortText } = openState({ days: store, changes, timeZone: newYork }, moment);
  expect([text, shortText]).toEqual(['Closed now', 'Closed now']);
});

test('a closed day on which something is offered says that, and the evening before does not', () => {
  const service: Opening['days'] = [...store.slice(0, 2), { from: 'sunday', note: 'Emergency only' }];
  expect(textAt('2026-01-11T17:00:00Z', service)).toBe('Emergency only today');
  expect(textAt('2026-01-10T23:00:00Z', service)).toBe('Closed, opens Monday at 9AM');
  expect(isOpenAt(service, '2026-01-11T17:00:00Z')).toBe(false);
});

test('the short text has fewer words', () => {
  const short = (moment: string) => openState({ days: store, timeZone: newYork }, new Date(moment)).shortText;
  expect(short('2026-01-05T15:00:00Z')).toBe('Open until 5PM');
  expect(short('2026-01-05T13:00:00Z')).toBe('Opens 9AM');
  expect(short('2026-01-10T23:00:00Z')).toBe('Opens Mon 9AM');
});

test('a holiday has hours of its own, and what comes after is the next day that is open', () => {
  const changes: NonNullable<Opening['changes']> = [
    { from: '2026-12-24', until: '2026-12-24', days: [{ from: 'thursday', opens: '09:00', closes: '13:00' }] },
    { from: '2026-12-25', until: '2026-12-25', days: [{ from: 'friday' }] },
  ];
  const at = (moment: string) => openState({ days: store, changes, timeZone: newYork }, new Date(moment)).text;
  expect(at('2026-12-23T16:00:00Z')).toBe('Open now until 5PM');
  expect(at('2026-12-24T16:00:00Z')).toBe('Open now until 1PM');
  expect(at('2026-12-24T19:00:00Z')).toBe('Closed, opens Saturday at 9AM');
  expect(at('2026-12-25T16:00:00Z')).toBe('Closed, opens tomorrow at 9AM');
  expect(at('2026-12-31T16:00:00Z')).toBe('Open now until 5PM');
});

test('a holiday within a season has its own hours', () => {
  const changes: NonNullable<Opening['changes']> = [
    {
      from: '2026-01-01',
      until: '2026-03-31',
      days: [{ from: 'monday', to: 'sunday', opens: '10:00', closes: '14:00' }],
    },
    { from: '2026-01-19', until: '2026-01-19', days: [{ from: 'monday', closed: true }] },
  ];
  const textOn = (day: string) => openState({ days: store, changes, timeZone: 'UTC' }, new Date(`${day}T12:00Z`)).text;
  expect(textOn('2026-01-18')).toBe('Open now until 2PM');
  expect(textOn('2026-01-19')).toBe('Closed, opens tomorrow at 10AM');
});

test.each([
  ['before', '2026-03-31'],
  ['with', '2026-04-01'],
])('a holiday that begins %s a season keeps its hours in it', (_, from) => {
  const changes: NonNullable<Opening['changes']> = [
    { from, until: '2026-04-03', days: [{ from: 'monday', to: 'sunday', closed: true }] },
    { from: '2026-04-01', days: [{ from: 'monday', to: 'sunday', opens: '10:00', closes: '14:00' }] },
  ];
  const textOn = (day: string) => openState({ days: store, changes, timeZone: 'UTC' }, new Date(`${day}T12:00Z`)).text;
  expect(textOn('2026-04-02')).toBe('Closed, opens Saturday at 10AM');
  expect(textOn('2026-04-04')).toBe('Open now until 2PM');
});
