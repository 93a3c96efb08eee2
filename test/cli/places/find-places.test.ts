import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../../cli/places/find-places.ts';

const home = {
  state: 'New Jersey',
  stateCode: 'NJ',
  county: 'Middlesex County',
  municipalities: new Set(['edison', 'monroe', 'middlesex', 'south plainfield', 'carteret']),
};
const placesIn = (text: string) => findPlaces(text, home).map(({ kind, text: name }) => `${kind} ${name}`);

describe('places in a text', () => {
  it.each([
    ['We also serve Ocean County.', 'county Ocean County'],
    ['Serving Middlesex and Monmouth Counties', 'county Middlesex and Monmouth Counties'],
    ['Carts for Pennsylvania', 'state Pennsylvania'],
    ['We deliver across New Jersey and New York.', 'state New York'],
    ['Our Delaware showroom is open.', 'state Delaware'],
    ['Visit us in Yardley, PA.', 'state PA'],
    ['Delivery to Toms River', 'town Toms River'],
    ['Carts in Point Pleasant Beach', 'town Point Pleasant Beach'],
    ['We deliver to Edison and Princeton.', 'town Princeton'],
    ['Golf carts in Brick, NJ', 'town Brick'],
    ['We serve the whole tri-state area.', 'region tri-state area'],
    ['Delivery to the Jersey Shore, all summer long', 'region Jersey Shore'],
    ['We ship to all 50 states.', 'region all 50 states'],
  ])('are found in "%s"', (text, place) => {
    expect(placesIn(text)).toEqual([place]);
  });

  it.each([
    ['the dealer’s own county and state', 'Sales and service in Middlesex County, New Jersey.'],
    ['towns that are served', 'We deliver to Monroe Township, Middlesex, South Plainfield, NJ and Edison.'],
    ['streets', 'We deliver along Washington Avenue, Mercer Street and Trenton Road.'],
    ['waters', 'Our showroom is near the Delaware and Raritan Canal and Lake Manalapan.'],
    ['people', 'Virginia sells carts. Elizabeth rents them. Washington’s army did neither.'],
    ['ordinary words', 'Brick walks, a stone wall, the ocean, a union hall and a good deal for customers.'],
    [
      'where others come from',
      'Bands come from as far as Delaware and Virginia, and marchers wear wool coats in the heat.',
    ],
    ['what is denied', 'A bridge to Staten Island is no place for a cart, and ours may not go to Pennsylvania at all.'],
    ['regions that nobody serves', 'In summer it is an hour to the Jersey Shore by car, and a morning by train.'],
    ['the past', 'The Camden and Amboy met the New York boats on the way to the Battle of Monmouth.'],
  ])('leave alone %s', (_, text) => {
    expect(placesIn(text)).toEqual([]);
  });
});
