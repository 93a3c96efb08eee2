import { expect, it } from 'vitest';
import staffAtPeak from '../../../schemas/derive/staff-at-peak.ts';

it('counts everybody who works here in the season', () => {
  const staffing: Record<string, unknown> = { fullTime: 20, partTime: 7, seasonal: 5 };
  staffAtPeak({ staffing });
  expect(staffing.peak).toBe(32);
});

it('counts nobody if a number is missing', () => {
  const staffing: Record<string, unknown> = { fullTime: 20, partTime: 7 };
  staffAtPeak({ staffing });
  expect(staffing).not.toHaveProperty('peak');
});
