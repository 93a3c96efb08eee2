import { cheapestWays, type RentalPlan } from '../cheapest-rental.ts';
import { entriesOf, type FactMap, mapOf } from '../fact-map.ts';
import { formatQuantity, formatUsd } from '../format.ts';
import { isTopic } from '../named-topics.ts';

/** What a link to the contact page can be about: the query that names it, and the sentence that starts the message. Only what is offered. */
export default function topics(facts: FactMap): void {
  const about = (query: string, text: string, interest = 'sales') => ({ query, text, interest });
  const hasFinancing = mapOf(facts.dealer).financing ?? mapOf(facts.claims).financingAprPercent !== undefined;
  const all = [
    ...entriesOf(facts.rentals).flatMap(({ slug, name, plans }) => [
      ...((plans ?? []) as FactMap[]).map((plan) =>
        about(
          `plan=${slug}-${plan.slug}`,
          `I would like to reserve a rental: ${name}, ${plan.title}, ${plan.priceText}.`,
        ),
      ),
      ...estimates(plans, facts).map(({ days, price }) =>
        about(
          `plan=${slug}-${days}-days`,
          `I would like to reserve a rental: ${name}, ${formatQuantity(days, 'day')}, ${price}.`,
        ),
      ),
    ]),
    // Comes before the towns, whose sentence completes it.
    ...(facts.rentals ? [about('about=rental', 'Please send me a quote for a rental.')] : []),
    ...entriesOf(facts.municipalities).map(({ slug, name, type }) =>
      about(`town=${slug}`, `The cart is for ${name} ${type}.`),
    ),
    ...entriesOf(facts.vehicles).flatMap(({ slug, name }) => [
      about(`vehicle=${slug}`, `I am interested in the ${name}.`),
      about(`drive=${slug}`, `I would like to test-drive the ${name}.`),
    ]),
    about('drive=any', 'I would like to schedule a test drive.'),
    ...(hasFinancing ? [about('about=financing', 'Please send me a financing quote.')] : []),
    ...entriesOf(facts.brands).map(({ slug, name }) =>
      about(`drive=${slug}`, `I would like to test-drive one of your ${name} carts.`),
    ),
    ...entriesOf(facts.services).map(({ slug, name }) =>
      about(`service=${slug}`, `I would like to book a service: ${name}.`, 'service'),
    ),
    ...(facts.services ? [about('service=any', 'My cart needs service.', 'service')] : []),
  ];
  // If a slug is invalid, the finding at its own line is enough; don't report the topic too.
  facts.topics = all.filter(({ query }) => isTopic(query));
}

/** The price for each number of days, as the estimator calculates it. */
function estimates(plans: unknown, { rentalPolicy }: FactMap): { days: number; price: string }[] {
  const offered = ((plans ?? []) as Partial<RentalPlan>[]).filter(
    (plan): plan is RentalPlan => plan.price !== undefined && plan.days !== undefined,
  );
  const most = Number(mapOf(rentalPolicy).maximumDays) || 0;
  const [, ...ways] = cheapestWays(offered, most);
  return ways.map(({ cents }, index) => ({ days: index + 1, price: formatUsd(cents / 100) }));
}
