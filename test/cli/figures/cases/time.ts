import type { Case } from './case.ts';

export const time: Case[] = [
  ['Order by 2:00 PM.', 'time 14:00'],
  ['Order by 2 PM for same-day delivery.', 'time 14:00'],
  ['before 3:00 p.m.', 'time 15:00'],
  ['before 3 p.m. today', 'time 15:00'],
  ['at 9am sharp', 'time 09:00'],
  ['at 9:30', 'time 09:30'],
  ['17:00', 'time 17:00'],
  ["at three o'clock", 'time 15:00'],
  ["at 9 o'clock in the morning", 'time 09:00'],
  ['before noon', 'time 12:00'],
  ['at noon', 'time 12:00'],
  ['by midnight', 'time 00:00'],
  ['nine AM', 'time 09:00'],
  ['12 noon', 'time 12:00'],
  ['We meet at 10 a.m.', 'time 10:00'],
  ['Saturday at 10 AM', 'time 10:00'],
  ['5 in the afternoon', 'time 17:00'],
];
