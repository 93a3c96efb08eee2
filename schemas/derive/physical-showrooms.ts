import { entriesOf, type FactMap } from '../fact-map.ts';

/** The showrooms that you can walk into. In a sentence, "our showrooms" means these. */
export default function physicalShowrooms(facts: FactMap): void {
  facts.physicalShowrooms = entriesOf(facts.showrooms).filter(({ type }) => type === 'physical');
}
