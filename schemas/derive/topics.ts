import { entriesOf, type FactMap } from '../fact-map.ts';

/** What a visitor may write about, as links to the contact page name it in their query, and the sentence that begins the message. */
export default function topics(facts: FactMap): void {
  const about = (query: string, text: string, interest = 'sales') => ({ query, text, interest });
  facts.topics = [
    ...entriesOf(facts.rentals).flatMap(({ slug, name, plans }) =>
      ((plans ?? []) as FactMap[]).map((plan) =>
        about(
          `plan=${slug}-${plan.slug}`,
          `I would like to reserve a rental: ${name}, ${plan.title}, ${plan.priceText}.`,
        ),
      ),
    ),
    ...entriesOf(facts.vehicles).flatMap(({ slug, name }) => [
      about(`vehicle=${slug}`, `I am interested in the ${name}.`),
      about(`drive=${slug}`, `I would like to test drive the ${name}.`),
    ]),
    about('drive=any', 'I would like to schedule a test drive.'),
    ...entriesOf(facts.brands).map(({ slug, name }) =>
      about(`drive=${slug}`, `I would like to test drive one of your ${name} carts.`),
    ),
    ...entriesOf(facts.services).map(({ slug, name }) =>
      about(`service=${slug}`, `I would like to book a service: ${name}.`, 'service'),
    ),
  ];
}
