import type { SeriesListBlock } from '../../../schemas/generated/blocks/series-list.ts';
import type { Block } from '../../site/site.ts';
import type { Card } from '../card.ts';

/** The least of the prices that the series begin at. */
export default function seriesList(block: Block): Partial<Card> {
  const { series, fromLabel = 'From' } = block as unknown as SeriesListBlock;
  const [least] = series.toSorted((one, other) => one.fromPrice - other.fromPrice);
  return least ? { price: { before: fromLabel, amount: least.fromPriceText } } : {};
}
