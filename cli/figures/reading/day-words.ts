export interface DayWord {
  /** 0 is Monday. */
  day: number;
  style: 'short' | 'long' | 'letters';
}

const spellings: readonly (readonly [long: string, short: string, letters: string])[] = [
  ['monday mondays', 'mon mons', 'mo m'],
  ['tuesday tuesdays', 'tue tues', 'tu'],
  ['wednesday wednesdays', 'wed weds', 'we'],
  ['thursday thursdays', 'thu thur thurs', 'th'],
  ['friday fridays', 'fri fris', 'fr f'],
  ['saturday saturdays', 'sat sats', 'sa'],
  ['sunday sundays', 'sun suns', 'su'],
];

/** Every spelling of a weekday, in lower case. */
export const dayWords: ReadonlyMap<string, DayWord> = new Map(
  spellings.flatMap(([long, short, letters], day) => [
    ...spelled(long, { day, style: 'long' }),
    ...spelled(short, { day, style: 'short' }),
    ...spelled(letters, { day, style: 'letters' }),
  ]),
);

function spelled(words: string, day: DayWord): [string, DayWord][] {
  return words.split(' ').map((word) => [word, day]);
}
