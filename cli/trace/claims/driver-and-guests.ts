import { numberAt } from '../../facts/described-facts.ts';
import { numberOf } from '../../figures/reading/number-words.ts';
import { entitiesOf } from '../entities.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';
import { entriesMeant } from './entries-meant.ts';

const party =
  /\b(?:the driver|a driver|you) (?:and|plus|with) (?:up to )?(one|two|three|four|five|six|seven|eight|nine) (?:friends?|passengers?|guests?|others?|more|riders?|people|children|kids|golfers?|players?|colleagues?|companions?)\b/gi;

/** "The driver and three friends", of a cart with two seats. */
export const driverAndGuests: ClaimReader = {
  cue: () => party,
  read(site, text) {
    return [...text.value.matchAll(party)].flatMap(({ 0: words, 1: guests = '', index }) => {
      const end = index + words.length;
      const people = 1 + (numberOf(guests) ?? 0);
      const carts = entriesMeant(site, text, 'vehicles', surroundingsOf(site, text, index, end));
      const seats = (cart: string) => numberAt(site, `${cart}.seats`) ?? people;
      const [first] = carts;
      if (first === undefined || carts.some((cart) => seats(cart) >= people)) return [];
      return [
        wrongClaim(
          text,
          { start: index, end },
          {
            rule: 'specification',
            message: `"${words}" are ${people} people, and ${entitiesOf(site).nameOf(first)} has ${seats(first)} seats.`,
            hint: 'Correct the text, or the seats.',
            related: [{ ...site.facts.locate(`${first}.seats`), message: 'The seats of the cart.' }],
          },
        ),
      ];
    });
  },
};
