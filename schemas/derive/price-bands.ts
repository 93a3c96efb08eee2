import { type FactMap, mapOf } from '../fact-map.ts';

const [low, lowText] = ['{{ inventory.priceLimits.low }}', '{{ inventory.priceLimits.low | usd }}'];
const [high, highText] = ['{{ inventory.priceLimits.high }}', '{{ inventory.priceLimits.high | usd }}'];

/** The choices of the price filter, made from its two limits. A price equal to a limit is in the middle band. */
export default function priceBands({ inventory }: FactMap): void {
  mapOf(inventory).priceBands = [
    { value: 'all', label: 'All prices' },
    { value: `under-${low}`, label: `Under ${lowText}`, below: low },
    { value: `${low}-${high}`, label: `${lowText} to ${highText}`, from: low, to: high },
    { value: `over-${high}`, label: `Over ${highText}`, above: high },
  ];
}
