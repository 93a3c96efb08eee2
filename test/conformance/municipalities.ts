/** The municipalities in the order of the specification: address, name and type. */
export const municipalities: [slug: string, name: string, type: string][] = [
  ['new-brunswick', 'New Brunswick', 'City'],
  ['south-amboy', 'South Amboy', 'City'],
  ['cranbury-township', 'Cranbury', 'Township'],
  ['east-brunswick-township', 'East Brunswick', 'Township'],
  ['edison-township', 'Edison', 'Township'],
  ['monroe-township', 'Monroe', 'Township'],
  ['north-brunswick-township', 'North Brunswick', 'Township'],
  ['old-bridge-township', 'Old Bridge', 'Township'],
  ['piscataway-township', 'Piscataway', 'Township'],
  ['plainsboro-township', 'Plainsboro', 'Township'],
  ['south-brunswick-township', 'South Brunswick', 'Township'],
  ['woodbridge-township', 'Woodbridge', 'Township'],
  ['carteret', 'Carteret', 'Borough'],
  ['dunellen', 'Dunellen', 'Borough'],
  ['helmetta', 'Helmetta', 'Borough'],
  ['highland-park', 'Highland Park', 'Borough'],
  ['jamesburg', 'Jamesburg', 'Borough'],
  ['metuchen', 'Metuchen', 'Borough'],
  ['middlesex', 'Middlesex', 'Borough'],
  ['milltown', 'Milltown', 'Borough'],
  ['perth-amboy', 'Perth Amboy', 'Borough'],
  ['sayreville', 'Sayreville', 'Borough'],
  ['south-plainfield', 'South Plainfield', 'Borough'],
  ['south-river', 'South River', 'Borough'],
  ['spotswood', 'Spotswood', 'Borough'],
];

/** The main phone number, as printed and as in links. */
export const phone = '(732) 555-0142';
export const tel = 'tel:+17325550142';
