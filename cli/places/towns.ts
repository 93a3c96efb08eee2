const ocean = [
  ...[
    'Barnegat',
    'Barnegat Light',
    'Bay Head',
    'Bayville',
    'Beach Haven',
    'Beachwood',
    'Forked River',
    'Harvey Cedars',
  ],
  ...[
    'Island Heights',
    'Lakehurst',
    'Lavallette',
    'Little Egg Harbor',
    'Long Beach Island',
    'Manahawkin',
    'Mantoloking',
  ],
  ...['New Egypt', 'Ocean Gate', 'Ortley Beach', 'Pine Beach', 'Plumsted', 'Point Pleasant', 'Point Pleasant Beach'],
  ...['Seaside Heights', 'Seaside Park', 'Ship Bottom', 'South Toms River', 'Surf City', 'Toms River', 'Tuckerton'],
  ...['Waretown'],
];

const monmouth = [
  ...['Allenhurst', 'Asbury Park', 'Atlantic Highlands', 'Avon-by-the-Sea', 'Belmar', 'Bradley Beach', 'Brielle'],
  ...['Colts Neck', 'Eatontown', 'Englishtown', 'Fair Haven', 'Freehold', 'Hazlet', 'Holmdel', 'Keansburg', 'Keyport'],
  ...['Little Silver', 'Manasquan', 'Matawan', 'Monmouth Beach', 'Oceanport', 'Rumson', 'Sea Bright', 'Sea Girt'],
  ...['Tinton Falls', 'Union Beach', 'Upper Freehold'],
];

const others = [
  ...['Basking Ridge', 'Bedminster', 'Berkeley Heights', 'Bridgewater', 'Cherry Hill', 'Cranford'],
  ...['East Windsor', 'Fanwood', 'Hightstown', 'Hillsborough', 'Hoboken', 'Kenilworth', 'Lawrenceville'],
  ...['Manville', 'Morristown', 'North Plainfield', 'Parsippany', 'Robbinsville', 'Roselle', 'Roselle Park'],
  ...['Scotch Plains', 'Somerville', 'Vineland', 'West Windsor', 'Westfield'],
];

/** Towns of New Jersey outside Middlesex County whose names mean nothing else; most are in the counties next to it. */
export const towns: readonly string[] = [...ocean, ...monmouth, ...others];

/** Towns whose names are also ordinary words, people, streets, waters or landmarks that a text may name in passing. */
export const ambiguousTowns: readonly string[] = [
  ...[
    'Aberdeen',
    'Allentown',
    'Atlantic City',
    'Bayonne',
    'Berkeley',
    'Bound Brook',
    'Brick',
    'Brooklyn',
    'Camden',
    'Cape May',
    'Clark',
    'Deal',
  ],
  ...[
    'Elizabeth',
    'Ewing',
    'Farmingdale',
    'Franklin',
    'Green Brook',
    'Hamilton',
    'Highlands',
    'Hillside',
    'Hopewell',
    'Howell',
  ],
  ...[
    'Jackson',
    'Jersey City',
    'Lacey',
    'Lakewood',
    'Lawrence',
    'Linden',
    'Long Branch',
    'Manalapan',
    'Manchester',
    'Manhattan',
  ],
  ...['Marlboro', 'Middletown', 'Millstone', 'Montgomery', 'Neptune', 'Newark', 'Ocean', 'Ocean City', 'Paterson'],
  ...['Pennington', 'Philadelphia', 'Plainfield', 'Princeton', 'Rahway', 'Red Bank', 'Shrewsbury', 'Spring Lake'],
  ...['Stafford', 'Staten Island', 'Summit', 'Trenton', 'Union', 'Wall', 'Warren', 'Washington', 'Watchung', 'Whiting'],
];
