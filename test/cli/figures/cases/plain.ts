import type { Case } from './case.ts';

export const plain: Case[] = [
  ['38 at peak', 'number 38 at'],
  ['24 full-time, 8 part-time', 'count 24 fullTime', 'number 8 part'],
  ['2 cup holders', 'number 2 cup'],
  ['a 48-volt pack', 'number 48 volt'],
  ['the top five reasons'],
  ['9,995', 'number 9995'],
  ['between 3 and 5 chairs', 'number 3..5 chairs'],
];
