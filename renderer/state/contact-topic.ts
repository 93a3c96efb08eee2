import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';

/**
 * The first sentence of a message, by what a link to the contact page names: `?plan=four-seater-weekly` or
 * `?vehicle=denago-ev-city`. Empty where it names nothing that we have.
 */
export function topicOf(search: string, { rentals = [], vehicles = [] }: Pick<ContactBlock, 'rentals' | 'vehicles'>) {
  const query = new URLSearchParams(search);
  for (const rental of rentals) {
    const plan = rental.plans.find(({ slug }) => `${rental.slug}-${slug}` === query.get('plan'));
    if (plan) return `I would like to reserve a rental: ${rental.name}, ${plan.title}, ${plan.priceText}.`;
  }
  const vehicle = vehicles.find(({ slug }) => slug === query.get('vehicle'));
  return vehicle ? `I am interested in the ${vehicle.name}.` : '';
}
