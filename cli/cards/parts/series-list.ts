import type { SeriesListBlock } from '../../../schemas/generated/blocks/series-list.ts';
import type { Card } from '../card.ts';

/** The least of the prices that the series begin at. */
export default function seriesList({ series, fromLabel = 'From' }: SeriesListBlock): Partial<Card> {
  const [least] = series.toSorted((a, b) => a.fromPrice - b.fromPrice);
  return least ? { price: { before: fromLabel, amount: least.fromPriceText } } : {};
}
