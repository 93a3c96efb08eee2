/** The counties of New Jersey, and those next to it that dealers name. */
export const counties: readonly string[] = [
  ...['Atlantic', 'Bergen', 'Burlington', 'Camden', 'Cape May', 'Cumberland', 'Essex', 'Gloucester', 'Hudson'],
  ...['Hunterdon', 'Mercer', 'Middlesex', 'Monmouth', 'Morris', 'Ocean', 'Passaic', 'Salem', 'Somerset', 'Sussex'],
  ...['Union', 'Warren'],
  ...['Bucks', 'Richmond', 'Rockland', 'Westchester', 'Nassau', 'Suffolk'],
];
