import { entriesOf, type FactMap } from '../fact-map.ts';

/** The showrooms that a visitor can go to, which is what "our showrooms" means in a sentence. */
export default function physicalShowrooms(facts: FactMap): void {
  facts.physicalShowrooms = entriesOf(facts.showrooms).filter(({ type }) => type === 'physical');
}
