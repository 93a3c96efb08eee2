import type { Reading } from './reading.ts';

/** How sure the words before a number make it a capacity; `people` only where people are counted. */
export type Verb = 'strong' | 'weak' | 'people';

const strong = new Set('seats seat seating seated sits'.split(' '));
const weak = new Set('carries carry carrying fits fit holds hold accommodates accommodate transports'.split(' '));
const moving = new Set('moves move puts put takes take brings bring shuttles shuttle'.split(' '));
const room = new Set('room space capacity belts seatbelts headrests cabin'.split(' '));
const fillers = new Set(
  `for of up to is about around as many at least a capacity comfortably easily total family party group crew
  whole full entire big large small wedding`.split(' '),
);

/** The verb or noun before a number that makes it a capacity: "seats up to", "room for", "carries a family of". */
export function capacityBefore(reading: Reading, at: number): Verb | undefined {
  for (let steps = 0; steps < 8; steps++, at--) {
    const word = reading.word(at);
    if (strong.has(word) && (steps === 0 || !isCounted(reading, at))) return 'strong';
    if (weak.has(word)) return 'weak';
    if (moving.has(word)) return 'people';
    if (room.has(word)) return ['seating', 'passenger'].includes(reading.word(at - 1)) ? 'strong' : 'weak';
    if (!fillers.has(word) && !reading.is(at, ':')) return undefined;
  }
  return undefined;
}

/** In "4 seats for a family of" the seats have been counted already. */
function isCounted(reading: Reading, at: number): boolean {
  return (reading.isDigits(at - 1) && !reading.isTaken(at - 1)) || (reading.isDash(at - 1) && reading.isGlued(at));
}
