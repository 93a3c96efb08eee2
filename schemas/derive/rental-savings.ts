import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { formatNumber } from '../format.ts';

/** What each plan saves compared with the daily price of its cart. A cart that is not rented by the day has no such price. */
export default function rentalSavings({ rentals }: FactMap): void {
  for (const rental of entriesOf(rentals)) {
    const { price: daily } = mapOf(rental.daily);
    for (const plan of entriesOf(rental).filter(({ price }) => typeof price === 'number')) {
      const { renewalPerDay } = plan;
      const isCompared = typeof renewalPerDay === 'number' && typeof daily === 'number';
      const savings = isCompared ? savingsPercent(renewalPerDay, daily) : 0;
      plan.savingsPercent = savings;
      plan.savingsText = savings > 0 ? `Save ${formatNumber(savings)}%` : '';
    }
  }
}

/** Percent saved per day. It is cut to one decimal and never rounded up, which would favor the dealer. */
export function savingsPercent(renewalPerDay: number, dailyPrice: number): number {
  const renewalCents = Math.round(renewalPerDay * 100);
  const dailyCents = Math.round(dailyPrice * 100);
  return Math.floor((1000 * (dailyCents - renewalCents)) / dailyCents) / 10;
}
