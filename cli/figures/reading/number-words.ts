type Role = 'unit' | 'teen' | 'ten' | 'hundred' | 'thousand' | 'dozen';

export interface NumberWord {
  value: number;
  role: Role;
}

const ones = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Words that numbers are made of, in lower case. */
export const numberWords: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ...ones.map((word, i) => [word, { value: i, role: 'unit' }] as const),
  ...teens.map((word, i) => [word, { value: 10 + i, role: 'teen' }] as const),
  ...tens.map((word, i) => [word, { value: 20 + 10 * i, role: 'ten' }] as const),
  ['hundred', { value: 100, role: 'hundred' }],
  ['thousand', { value: 1000, role: 'thousand' }],
  ['million', { value: 1_000_000, role: 'thousand' }],
  ['dozen', { value: 12, role: 'dozen' }],
]);

const follows: Record<Role, readonly (Role | 'start')[]> = {
  unit: ['start', 'ten', 'hundred', 'thousand'],
  teen: ['start', 'hundred', 'thousand'],
  ten: ['start', 'hundred', 'thousand'],
  hundred: ['unit', 'teen'],
  thousand: ['unit', 'teen', 'ten', 'hundred'],
  dozen: ['start', 'unit', 'teen'],
};

/** True when a number may go on with `next` after `last`: "sixty five" is one number, "five sixty" are two. */
export function mayFollow(last: Role | 'start', next: NumberWord): boolean {
  return follows[next.role].includes(last) && !(last === 'ten' && next.role === 'unit' && next.value === 0);
}

/** What one word or some digits say: "three", "Dozen", "12"; undefined for a word that is no number. */
export function numberOf(text: string): number | undefined {
  const number = numberWords.get(text.toLowerCase())?.value ?? Number(text);
  return Number.isNaN(number) ? undefined : number;
}
