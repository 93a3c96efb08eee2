import type { Case } from './case.ts';

export const speed: Case[] = [
  ['25 mph', 'speed 25 mph'],
  ['25 MPH top speed', 'speed 25 mph'],
  ['top speed of 28 mph', 'speed 28 mph'],
  ['25-mph cart', 'speed 25 mph'],
  ['25mph', 'speed 25 mph'],
  ['25 m.p.h.', 'speed 25 mph'],
  ['25 miles per hour', 'speed 25 mph'],
  ['25 miles an hour', 'speed 25 mph'],
  ['25-mile-per-hour cart', 'speed 25 mph'],
  ['twenty-five miles an hour', 'speed 25 mph'],
  ['15-28 mph', 'speed 15..28 mph'],
  ['up to 28 mph', 'speed 28 mph'],
  ['25 mi/h', 'speed 25 mph'],
  ['40 km/h', 'speed 40 km/h'],
  ['40 kph', 'speed 40 km/h'],
];
