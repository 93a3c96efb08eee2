import { isMap } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule } from '../rules.ts';
import type { Site } from '../site/site.ts';

export default {
  name: 'seat-layout',
  description: 'A family that came for the cart with a six in its name, or with a rear bench, finds too few seats.',

  checkSite(site, report) {
    const { vehicles } = site.facts.tree;
    const carts = Object.entries(isMap(vehicles) ? vehicles : {}).flatMap(([slug, one]) => toCart(slug, one));
    for (const cart of carts) {
      if (isInvalidFact(`vehicles.${cart.slug}.seats`, site.invalidFacts)) continue;
      const locate = (key: string) => site.facts.locate(`vehicles.${cart.slug}.${key}`);
      if (cart.seats <= 2 && cart.hasRearRow) {
        report({
          ...locate('seats'),
          message: `The ${cart.model} has ${cart.seats} seats and a rear row, which would make it more.`,
          hint: 'Correct the seats or the rear row.',
          related: [{ ...locate('rearRow'), message: 'The rear row.' }],
        });
      } else if (cart.named !== undefined && cart.named !== cart.seats && isCustom(cart, carts)) {
        report({
          ...locate('seats'),
          message: `The ${cart.model} has ${cart.seats} seats, and its name says ${cart.named}, as all names of its series do.`,
          hint: 'Correct the seats or the name.',
          related: [{ ...locate('model'), message: 'The name.' }],
        });
      }
    }
  },
} satisfies Rule;

interface Cart {
  slug: string;
  model: string;
  series: string;
  seats: number;
  hasRearRow: boolean;
  /** Seats as the name counts them: 4 in "Ranger 2+2", 6 in "GT6". */
  named: number | undefined;
}

function toCart(slug: string, one: Site['facts']['tree'][string]): Cart[] {
  if (!isMap(one) || typeof one.seats !== 'number' || typeof one.model !== 'string') return [];
  const { model, seats, series, rearRow } = one;
  const digits = /(?<![\d.])(\d)(?:\+(\d))?(?![\d.])(?: \w+)?$/.exec(model);
  const named = digits ? Number(digits[1]) + Number(digits[2] ?? 0) : undefined;
  const hasRearRow = rearRow === 'forward' || rearRow === 'facing';
  return [{ slug, model, series: String(series), seats, hasRearRow, named }];
}

/** True where the names of the other carts of the series give their seats, and there are enough of them to tell. */
function isCustom({ slug, series }: Cart, carts: readonly Cart[]): boolean {
  const others = carts.filter((other) => other.series === series && other.slug !== slug && other.named !== undefined);
  return others.length > 0 && others.every(({ named, seats }) => named === seats);
}
