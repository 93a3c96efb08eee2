import type { Block as KnownBlock } from '../../schemas/generated/blocks.ts';
import type { VehicleCard } from '../../schemas/generated/common/vehicle-card.ts';

/** The data that the renderer's drawings use. We keep only that, so that other changes do not change the card. */
const cartKeys = ['seats', 'rearRow', 'lifted', 'stretched', 'cargoBed', 'paint', 'roofPaint'] as const;
const townKeys = ['slug', 'name', 'type', 'latitude', 'longitude'] as const;

export type DrawnCart = Partial<Pick<VehicleCard, (typeof cartKeys)[number]>>;

export type CardArt =
  | { kind: 'carts'; carts: DrawnCart[]; scene?: string | undefined }
  | { kind: 'photograph'; file: string }
  | { kind: 'map'; current?: string | undefined; neighbors?: string[] | undefined; municipalities: object[] }
  | { kind: 'scene'; scene: string };

/** What a block contributes to its page's card. */
export interface CardPart {
  heading?: string | undefined;
  /** A few words above the heading. */
  eyebrow?: string | undefined;
  /** An amount with the text around it, such as `From $94 per day`. */
  price?: { before?: string; amount: string; after?: string } | undefined;
  art?: CardArt | undefined;
}

type CardParts = { [Type in KnownBlock['type']]?: (block: Extract<KnownBlock, { type: Type }>) => CardPart };

/** What blocks contribute besides their heading, by type. */
export const cardParts: CardParts = {
  /** A brand, with the first cart of each of its first series. */
  'brand-hero': ({ badge, series }) => ({
    eyebrow: badge,
    art: cartsOf(series.flatMap(({ vehicles: [first] }) => first ?? [])),
  }),

  /** The hero of a page, with the vehicle in its landscape. */
  hero: ({ vehicle, photograph, scene }) => {
    if (vehicle) {
      const price = { before: vehicle.name, amount: vehicle.priceText };
      return { price, art: cartsOf([vehicle], scene) };
    }
    return { art: photograph ? { kind: 'photograph', file: photograph.file } : scene && { kind: 'scene', scene } };
  },

  /** The list of vehicles: its lowest price, and one cart each for up to three seat counts. */
  inventory: ({ vehicles }) => {
    const byPrice = vehicles.toSorted((a, b) => a.price - b.price);
    const [least] = byPrice;
    const bySeats = new Map(byPrice.toReversed().map((vehicle) => [vehicle.seats, vehicle]));
    const carts = [...bySeats.values()].sort((a, b) => a.seats - b.seats);
    return { price: least && { before: 'From', amount: least.priceText }, art: cartsOf(carts) };
  },

  /** The rental carts, which have no records. A cart without a seat count is a work cart for two. */
  'rental-hero': ({ carts }) => ({
    art: cartsOf(carts.map(({ seats = 2, ...cart }) => ({ ...cart, seats, rearRow: seats > 2 ? 'forward' : 'none' }))),
  }),

  /** The lowest price per day. */
  'rental-plans': ({ carts }) => {
    const [least] = carts.flatMap(({ plans }) => plans).sort((a, b) => a.perDay - b.perDay);
    return { price: least && { before: 'From', amount: least.perDayText, after: 'per day' } };
  },

  /** The lowest starting price of the series. */
  'series-list': ({ series, fromLabel = 'From' }) => {
    const [least] = series.toSorted((a, b) => a.fromPrice - b.fromPrice);
    return { price: least && { before: fromLabel, amount: least.fromPriceText } };
  },

  /** A town on the map of the county. */
  'town-hero': ({ current, neighbors, municipalities }) => ({
    art: { kind: 'map', current, neighbors, municipalities: municipalities.map((town) => pick(town, townKeys)) },
  }),

  /** A vehicle: its name, its price, and its photograph or else its drawing. */
  'vehicle-hero': ({ vehicle }) => ({
    heading: vehicle.name,
    eyebrow: vehicle.seriesName,
    price: { amount: vehicle.priceText },
    art: vehicle.image ? { kind: 'photograph', file: vehicle.image.file } : cartsOf([vehicle]),
  }),
};

function cartsOf(carts: readonly DrawnCart[], scene?: string): CardArt {
  return { kind: 'carts', carts: carts.slice(0, 3).map((cart) => pick(cart, cartKeys)), scene };
}

function pick<Entry extends object, Key extends keyof Entry>(entry: Entry, keys: readonly Key[]): Pick<Entry, Key> {
  return Object.fromEntries(keys.map((key) => [key, entry[key]])) as Pick<Entry, Key>;
}
