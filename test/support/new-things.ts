/** An editor's answers to `new`, by the kind and name of the new thing. */
export const newThings = {
  brand: {
    slug: 'swift',
    answers: {
      name: 'Swift',
      tagline: 'Town carts that turn on the spot',
      description:
        'Swift builds narrow carts for gated communities and campuses, with a cabin that closes against the rain.',
      website: 'https://www.swift.example',
      motorType: 'Electric Motor',
      batteryType: 'Lithium Ion',
      'series.name': 'Mini',
      'series.category': 'mini',
      'series.title': 'Short and easy to park',
      'series.description': 'A narrow cart for paths and garages where nothing else fits.',
      'series.features': ['Narrow body', 'Cabin doors', 'Folding bench'],
      'series.paint': '#406090',
      ...prefixed('vehicle.', vehicle('Swift', 'Mini 4', '4', 'facing')),
    },
  },
  vehicle: {
    slug: 'denago-ev-city-plus',
    answers: { brand: 'denago', series: 'ev-city', ...vehicle('Denago', 'EV City Plus', '2', 'none') },
  },
  town: {
    slug: 'farrington-heights',
    answers: {
      name: 'Farrington Heights',
      type: 'Borough',
      latitude: '40.42',
      longitude: '-74.47',
      setting: 'suburban',
      landmark: 'Farrington Lake',
      known: 'Streets of small houses climb from the lake to the old brickworks.',
      suits: 'short hops between the houses and the lake',
      uses: [
        'Regattas on the lake | A cart carries oars, coolers and grandparents along the shore path.',
        'Moving days | It takes boxes from the truck to the back door, one after the other.',
        'Block parties | Tables, lights and the band reach the end of the street in one trip each.',
      ],
      delivery: 'We bring the cart on a trailer to your driveway and show you how it drives.',
      pride:
        'Neighbors keep the boathouse painted and the paths clear. Every summer they race home-built boats across the lake.',
      neighbors: ['milltown', 'north-brunswick-township'],
    },
  },
  policy: {
    slug: 'pet-policy',
    answers: {
      title: 'Pet Policy: Animals in Our Carts',
      description:
        'Which animals may ride along in a rented cart, what we ask of their owners, and what happens to the seats afterward.',
      heading: 'Pet Policy',
      summary: 'Pets are welcome in our carts. Here is what we ask of the people who bring them.',
      section: 'What we ask',
      text: 'Bring a blanket, keep the animal on a leash while you drive, and brush the seats before you return the cart.',
      footer: 'Customer Policies',
    },
  },
  page: {
    slug: 'winter-offers',
    answers: {
      title: 'Winter Offers on Electric Carts',
      description:
        'What we have put together for the cold months: storage, a check-up by our technicians, and carts that have to make room.',
      heading: 'Winter offers',
      text: 'Storage and a check-up in one visit, and a warm cart when the snow is gone.',
      footer: 'nowhere',
    },
  },
};

/** What `new` can create. */
export type Kind = keyof typeof newThings;

/** The arguments of `new` that give all answers. */
export function newArguments(kind: Kind): string[] {
  const { slug, answers } = newThings[kind];
  const sets = Object.entries(answers).flatMap(([key, value]) => [value].flat().map((text) => `${key}=${text}`));
  return ['new', kind, slug, ...sets.flatMap((set) => ['--set', set])];
}

function vehicle(brand: string, model: string, seats: string, rearRow: string) {
  return {
    name: `${brand} ${model}`,
    model,
    price: '9850',
    seats,
    range: '35',
    topSpeed: '25',
    driveType: '2x4',
    chargingTime: '7',
    payload: '800',
    inStock: 'true',
    isNew: 'true',
    rearRow,
    lifted: 'false',
    stretched: 'false',
    cargoBed: 'false',
    summary: `A narrow cart by ${brand} with {{ vehicle.seats | words }} seats that parks where nothing else fits and goes {{ vehicle.range | miles }} per charge.`,
    description: `The {{ vehicle.name }} is made for paths between houses and for garages with a lawn mower in them. It carries {{ vehicle.seats | words }} people and covers {{ vehicle.range | miles }} on a charge, enough for a week of errands in ${brand === 'Swift' ? 'any village' : 'the middle of town'}.`,
    features: [
      'Narrow body for garden paths',
      'Seats that fold flat',
      'Cabin doors against the rain',
      '{{ vehicle.range | miles }} on a full charge',
      'Turning circle of a wheelbarrow',
      'Headlights, turn signals and brake lights',
      'Cup holders for everybody',
      'Belts on every seat',
    ],
    keywords: [
      '{{ vehicle.name }}',
      `${brand} ${model} cart`,
      'narrow electric cart',
      'small golf cart',
      'cart for campuses',
    ],
    dealerUrl: `https://www.${brand.toLowerCase()}.example/${model.toLowerCase().replaceAll(' ', '-')}`,
  };
}

function prefixed(prefix: string, answers: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(answers).map(([key, value]) => [prefix + key, value]));
}
