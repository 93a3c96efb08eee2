/** A measure by which vehicles and rentals are compared, and the words for having more or less of it than another, or than all others. */
export interface Measure {
  /** Where the facts hold it: the key of a vehicle, and the path for a cart that is rented. */
  of: { vehicles?: string; rentals?: (slug: string) => string };
  more: string;
  less: string;
  most: string;
  least: string;
  /** As much of it as another has. */
  same: string;
}

/** In the order in which they are asked for; a longer hit outweighs a shorter one. */
export const measures: readonly Measure[] = [
  {
    of: { vehicles: 'price', rentals: (slug) => `rentals.${slug}.fromPerDay` },
    more: '(?:costs?|priced|sells for|rents for|asks) (?:\\w+ ){0,2}?(?:more|higher)|more expensive|pricier|dearer|higher price',
    less: '(?:costs?|priced|sells for|rents for|asks) (?:\\w+ ){0,2}?(?:less|lower)|cheaper|less expensive|more affordable|lower price|less money',
    most: 'most expensive|highest price(?:d)?|priciest|dearest',
    least:
      'entry(?= to | into )|way(?= into )|cheapest|least expensive|most affordable|lowest price(?:d)?|costs the least',
    same: 'costs? (?:\\w+ )?(?:the same|as much)|same (?:price|money)|priced (?:the same|alike)',
  },
  {
    of: { vehicles: 'chargingTime' },
    more: '(?:takes|needs) longer to (?:re)?charge|longer (?:to charge|charge|charging time)|charges (?:more slowly|slower)',
    less: '(?:re)?charges (?:faster|quicker|sooner|in less time)|shorter charg(?:e|ing time)|faster charging|quicker charge|sooner (?:full|charged)',
    most: 'longest (?:charge|charging time)|slowest to charge',
    least: '(?:shortest|quickest|fastest) (?:re)?charg(?:e|ing)(?: time)?|charges (?:the )?(?:fastest|quickest)',
    same: 'same charging time|charges as (?:fast|quickly)',
  },
  {
    of: { vehicles: 'range' },
    more: '(?:more|longer|greater|better|extra) range|(?:goes|runs|travels|drives|gets|covers) (?:[\\w-]+ ){0,3}?(?:farther|further|more miles|more ground)|(?:farther|further) (?:on a|per) charge|more miles (?:on a|per) charge|outlasts|(?:lasts|runs|goes) longer (?:on a charge|between (?:charges|plugs))|(?:carries|takes|gets) you (?:farther|further)',
    less: '(?:less|shorter|smaller) range|fewer miles|(?:runs|goes|is) (?:flat|empty) sooner|(?:goes|runs|travels|drives|gets|covers) (?:[\\w-]+ ){0,3}?(?:less far|less ground|fewer miles)',
    most: '(?:longest|greatest|most|best|highest|widest) range|(?:goes|runs|travels) (?:the )?(?:farthest|furthest)|most miles (?:on a|per) charge',
    least: '(?:shortest|least|smallest) range',
    same: 'same range|(?:goes?|runs?|travels?|drives?) as far|as much range',
  },
  {
    of: { vehicles: 'topSpeed' },
    more: 'faster|quicker|(?:higher|greater) top speed',
    less: 'slower|lower top speed',
    most: '(?:highest|greatest) top speed|fastest|quickest',
    least: 'slowest|lowest top speed',
    same: 'same (?:top )?speed|(?:goes?|runs?|drives?|is) as fast',
  },
  {
    of: { vehicles: 'payload' },
    more: '(?:more|higher|greater|bigger|heavier|larger) payload|(?:carries|hauls|takes|bears|tows) (?:\\w+ )?more(?: (?:weight|pounds|load|cargo))?|(?:heavier|bigger) loads?|outhauls',
    less: '(?:less|lower|smaller|lighter) payload|(?:carries|hauls) less|lighter loads?',
    most: '(?:most|highest|greatest|biggest|heaviest|largest) (?:payload|load capacity)|(?:carries|hauls|takes) the (?:most weight|heaviest loads?)',
    least: '(?:least|lowest|smallest) payload',
    same: 'same payload|(?:carries|hauls|takes|carry|haul|take) as much(?: weight)?|as much payload',
  },
  {
    of: { vehicles: 'seats', rentals: (slug) => `rentals.${slug}.seats` },
    more: 'more (?:seats|people|passengers|riders)|(?:seats|room for) more|larger (?:party|group)',
    less: 'fewer (?:seats|people|passengers|riders)|seats fewer',
    most: 'most (?:seats|passengers|people|riders)|seats the most|largest seating',
    least: 'fewest (?:seats|passengers|people|riders)',
    same: 'same number of (?:seats|people|passengers|riders)|as many (?:seats|people|passengers|riders)',
  },
  {
    of: { rentals: (slug) => `rentalPolicy.securityDeposit.${slug}` },
    more: '(?:more|larger|bigger|higher|greater|heavier) (?:security )?deposit',
    less: '(?:less|smaller|lower|lighter) (?:security )?deposit',
    most: '(?:most|largest|biggest|highest|greatest|heaviest) (?:security )?deposit',
    least: '(?:least|smallest|lowest|lightest) (?:security )?deposit',
    same: 'same (?:security )?deposit|as (?:much|large|big|high) (?:of )?a (?:security )?deposit',
  },
];
