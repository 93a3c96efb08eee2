import type { Case } from './case.ts';

export const weight: Case[] = [
  ['800 lb', 'weight 800 pound'],
  ['800 lbs', 'weight 800 pound'],
  ['800lbs', 'weight 800 pound'],
  ['800 pounds', 'weight 800 pound'],
  ['an 800-pound payload', 'weight 800 pound'],
  ['eight hundred pounds', 'weight 800 pound'],
  ['1,150 lb payload', 'weight 1150 pound'],
  ['carries 1,150 pounds', 'weight 1150 pound'],
  ['500 kg', 'weight 500 kilogram'],
  ['two tons', 'weight 2 ton'],
];
