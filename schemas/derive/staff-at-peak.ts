import { type FactMap, mapOf } from '../fact-map.ts';

/** Everybody who works here at the peak of the season. */
export default function staffAtPeak({ staffing }: FactMap): void {
  const staff = mapOf(staffing);
  staff.peak = Number(staff.fullTime) + Number(staff.partTime) + Number(staff.seasonal);
}
