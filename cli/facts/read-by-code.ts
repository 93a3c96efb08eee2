/**
 * Written facts that code reads by name, where no page refers to them: derived facts, structured data, addresses. A `*` stands for
 * any one step. A fact named here counts as used.
 */
export const readByCode: readonly string[] = [
  'dealer.mainShowroom',
  'dealer.social.*',
  'hours.*.alwaysOpen',
  'brands.*.motorType',
  'brands.*.batteryType',
  'series.*.name',
  'series.*.brand',
  'series.*.category',
  'series.*.paint',
  'showrooms.*.hours',
  'showrooms.*.municipality',
  'vehicles.*.brand',
  'vehicles.*.series',
  'team.*.experienceYears',
];
