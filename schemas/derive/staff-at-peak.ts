import { type FactMap, mapOf } from '../fact-map.ts';

/** Everybody who works here at the peak of the season. */
export default function staffAtPeak({ staffing }: FactMap): void {
  const staff = mapOf(staffing);
  const peak = Number(staff.fullTime) + Number(staff.partTime) + Number(staff.seasonal);
  if (Number.isFinite(peak)) staff.peak = peak;
}
