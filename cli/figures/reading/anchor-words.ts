import { dayWords } from './day-words.ts';
import { monthNames } from './month-names.ts';
import { numberWords } from './number-words.ts';

/** What a word or a run of digits can begin; one token can have several roles. */
export const role = {
  digits: 1,
  number: 2,
  day: 4,
  /** Begins a time of day in words: noon, "half past seven". */
  noon: 8,
  /** A unit of time that stands for a term after an article: "within a week". */
  term: 16,
  drive: 32,
  star: 64,
  /** The "clock" of "around the clock", the "never" of "never closes". */
  clock: 128,
  month: 256,
} as const;

const words: readonly (readonly [role: number, words: Iterable<string>])[] = [
  [role.number, numberWords.keys()],
  [role.number, ['half', 'quarter', 'both', 'pair', 'trio', 'quartet']],
  [role.day, dayWords.keys()],
  [
    role.day,
    ['daily', 'weekday', 'weekdays', 'weeknight', 'weeknights', 'weekend', 'weekends', 'every', 'everyday', 'each'],
  ],
  [role.noon, ['noon', 'midnight', 'half', 'quarter']],
  [role.term, ['minute', 'hour', 'day', 'week', 'month', 'year', 'decade', 'century', 'fortnight']],
  [role.drive, ['wheel', 'awd', 'rwd', 'fwd', 'four']],
  [role.clock, ['clock', 'never', 'always']],
  [role.month, monthNames],
];

const rolesByWord = new Map<string, number>();
for (const [bit, list] of words) for (const word of list) rolesByWord.set(word, (rolesByWord.get(word) ?? 0) | bit);

// A word is looked up only if one of the above has its first three letters and its length: that is one in some
// twenty words of prose, and what makes the reading fast.
const lengthsByPrefix = new Uint32Array(1 << 15);
let longest = 0;
for (const word of rolesByWord.keys()) {
  lengthsByPrefix[prefixKey(word, 0, word.length)]! |= 1 << word.length;
  longest = Math.max(longest, word.length);
}

function prefixKey(text: string, start: number, end: number): number {
  const second = start + 1 < end ? text.charCodeAt(start + 1) & 31 : 0;
  const third = start + 2 < end ? text.charCodeAt(start + 2) & 31 : 0;
  return ((text.charCodeAt(start) & 31) << 10) | (second << 5) | third;
}

/** The roles of the word between the offsets, in any case; 0 for a word that begins nothing. */
export function rolesOf(text: string, start: number, end: number): number {
  const length = end - start;
  if (length > longest || !(lengthsByPrefix[prefixKey(text, start, end)]! & (1 << length))) return 0;
  return rolesByWord.get(text.slice(start, end).toLowerCase()) ?? 0;
}
