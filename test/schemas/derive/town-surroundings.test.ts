import { describe, expect, it } from 'vitest';
import townSurroundings from '../../../schemas/derive/town-surroundings.ts';

function derived() {
  const tree = {
    showrooms: {
      mill: { name: 'Mill Showroom', latitude: 40.4, longitude: -74.4 },
      online: { name: 'Online Showroom' },
    },
    municipalities: {
      mill: {
        slug: 'mill',
        name: 'Mill',
        type: 'Borough',
        latitude: 40.4,
        longitude: -74.4,
        neighbors: ['north-hill'],
      },
      'north-hill': {
        slug: 'north-hill',
        name: 'North Hill',
        type: 'Township',
        latitude: 40.5,
        longitude: -74.4,
        neighbors: ['mill', 'nowhere'],
      },
    },
  };
  townSurroundings(tree);
  return tree.municipalities as unknown as Record<'mill' | 'north-hill', Record<string, unknown>>;
}

describe('What lies around a municipality', () => {
  it('names the nearest showroom that has a place, in whole miles and a direction', () => {
    expect(derived()['north-hill'].nearestShowroom).toEqual({
      name: 'Mill Showroom',
      alsoCalled: ['nearest showroom', 'closest showroom'],
      miles: 7,
      milesText: '7 miles',
      direction: 'south',
      distanceText: '7 miles to the south',
    });
  });

  it('says that a showroom is in town where the distance is none', () => {
    expect(derived().mill.nearestShowroom).toMatchObject({ miles: 0, distanceText: 'in town' });
  });

  it('gives the neighbors their names and addresses', () => {
    expect(derived().mill.neighborTowns).toEqual([
      { name: 'North Hill', fullName: 'North Hill Township', href: '/north-hill' },
    ]);
  });

  it('leaves out a neighbor that does not exist, which a rule reports', () => {
    expect(derived()['north-hill'].neighborTowns).toHaveLength(1);
  });
});
