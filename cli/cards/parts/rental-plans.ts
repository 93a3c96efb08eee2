import type { RentalPlansBlock } from '../../../schemas/generated/blocks/rental-plans.ts';
import type { Card } from '../card.ts';

/** The least that a day costs. */
export default function rentalPlans(block: RentalPlansBlock): Partial<Card> {
  const plans = block.carts.flatMap((cart) => cart.plans);
  const [least] = plans.toSorted((a, b) => a.perDay - b.perDay);
  return least ? { price: { before: 'From', amount: least.perDayText, after: 'per day' } } : {};
}
