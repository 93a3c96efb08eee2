import type { RentalPlansBlock } from '../../../schemas/generated/blocks/rental-plans.ts';
import type { Block } from '../../site/site.ts';
import type { Card } from '../card.ts';

/** The least that a day costs. */
export default function rentalPlans(block: Block): Partial<Card> {
  const plans = (block as unknown as RentalPlansBlock).carts.flatMap((cart) => cart.plans);
  const [least] = plans.toSorted((one, other) => one.perDay - other.perDay);
  return least ? { price: { before: 'From', amount: least.perDayText, after: 'per day' } } : {};
}
