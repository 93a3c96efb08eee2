import type { Degrees } from './projection.ts';

/**
 * Middlesex County, New Jersey, in degrees. The outline follows the Census Bureau's county boundary, with the shore and
 * the rivers redrawn in more detail; bridges of known position hold the river in place.
 */

/** North and northwest: up the Raritan from Landing Lane to Bound Brook, then along Union County to the Rahway River. */
const NORTH: readonly Degrees[] = [
  [-74.4636, 40.509],
  [-74.476, 40.519],
  [-74.489, 40.53],
  [-74.504, 40.54],
  [-74.519, 40.548],
  [-74.527, 40.559],
  [-74.518, 40.571],
  [-74.509, 40.582],
  [-74.494, 40.588],
  [-74.48, 40.595],
  [-74.462, 40.6],
  [-74.446, 40.593],
  [-74.424, 40.598],
  [-74.404, 40.604],
  [-74.388, 40.612],
  [-74.366, 40.611],
  [-74.34, 40.606],
  [-74.322, 40.61],
  [-74.304, 40.6085],
  [-74.29, 40.593],
  [-74.271, 40.597],
  [-74.251, 40.602],
  [-74.232, 40.6],
  [-74.214, 40.604],
];

/** The shore: down the Arthur Kill to Perth Amboy, across the river's mouth, along Raritan Bay to Whale Creek. */
export const SHORE: readonly Degrees[] = [
  [-74.2045, 40.598],
  [-74.205, 40.586],
  [-74.2105, 40.572],
  [-74.2175, 40.561],
  [-74.234, 40.554],
  [-74.247, 40.547],
  [-74.2505, 40.536],
  [-74.2525, 40.524],
  [-74.261, 40.513],
  [-74.264, 40.503],
  [-74.27, 40.4965],
  [-74.2775, 40.4995],
  [-74.2835, 40.4925],
  [-74.277, 40.4885],
  [-74.2685, 40.4835],
  [-74.264, 40.474],
  [-74.2605, 40.4645],
  [-74.248, 40.459],
  [-74.233, 40.4545],
  [-74.225, 40.453],
];

/** East, south and west: Monmouth, Mercer along the Millstone, and Somerset along the old Lincoln Highway. */
const INLAND: readonly Degrees[] = [
  [-74.233, 40.4435],
  [-74.238, 40.43],
  [-74.245, 40.418],
  [-74.247, 40.4075],
  [-74.264, 40.3945],
  [-74.283, 40.38],
  [-74.306, 40.362],
  [-74.331, 40.343],
  [-74.354, 40.325],
  [-74.376, 40.3],
  [-74.394, 40.2795],
  [-74.42, 40.272],
  [-74.452, 40.262],
  [-74.4835, 40.2537],
  [-74.485, 40.272],
  [-74.512, 40.281],
  [-74.54, 40.293],
  [-74.572, 40.306],
  [-74.597, 40.313],
  [-74.618, 40.323],
  [-74.63, 40.338],
  [-74.627, 40.356],
  [-74.62, 40.374],
  [-74.602, 40.3965],
  [-74.584, 40.4178],
  [-74.558, 40.428],
  [-74.53, 40.441],
  [-74.508, 40.457],
  [-74.483, 40.476],
  [-74.468, 40.489],
  [-74.466, 40.4985],
];

export const OUTLINE: readonly Degrees[] = [...NORTH, ...SHORE, ...INLAND];

/** The center of the county, and of the service radius. */
export const COUNTY_CENTER = { latitude: 40.44, longitude: -74.41 } as const;

/** The Raritan from above Bound Brook to the head of its estuary. */
export const RARITAN: readonly Degrees[] = [
  [-74.64, 40.563],
  [-74.6, 40.556],
  [-74.565, 40.552],
  [-74.527, 40.559],
  [-74.519, 40.548],
  [-74.504, 40.54],
  [-74.489, 40.53],
  [-74.476, 40.519],
  [-74.4636, 40.509],
  [-74.4467, 40.5045],
  [-74.4409, 40.5011],
  [-74.4377, 40.4975],
  [-74.43, 40.491],
  [-74.413, 40.4926],
  [-74.3963, 40.4884],
  [-74.3715, 40.4868],
];

/** The estuary, twice as wide, from the South River's mouth to the bay. */
export const ESTUARY: readonly Degrees[] = [
  [-74.3715, 40.4868],
  [-74.352, 40.4955],
  [-74.33, 40.5065],
  [-74.3006, 40.509],
  [-74.2919, 40.5077],
  [-74.281, 40.4961],
  [-74.27, 40.49],
];

/** The South River, from Helmetta past Spotswood to the Raritan. */
export const SOUTH_RIVER: readonly Degrees[] = [
  [-74.43, 40.372],
  [-74.398, 40.389],
  [-74.38, 40.411],
  [-74.367, 40.437],
  [-74.361, 40.46],
  [-74.3715, 40.4868],
];

/** Two roads to get your bearings by: the Turnpike and Route 1. */
export const ROADS: readonly (readonly Degrees[])[] = [
  [
    [-74.2, 40.63],
    [-74.23, 40.588],
    [-74.262, 40.562],
    [-74.298, 40.536],
    [-74.345, 40.518],
    [-74.3963, 40.4884],
    [-74.409, 40.468],
    [-74.438, 40.41],
    [-74.478, 40.353],
    [-74.5, 40.27],
    [-74.55, 40.21],
  ],
  [
    [-74.262, 40.625],
    [-74.297, 40.592],
    [-74.312, 40.556],
    [-74.36, 40.523],
    [-74.413, 40.4926],
    [-74.448, 40.468],
    [-74.5, 40.432],
    [-74.552, 40.392],
    [-74.605, 40.347],
    [-74.66, 40.31],
  ],
];
