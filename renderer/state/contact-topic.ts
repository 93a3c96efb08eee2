import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';

/** What a message is about. */
export interface Topic {
  /** Its first sentence; empty where nothing is known of it. */
  text: string;
  interest: ContactMessage['interest'];
}

/** A topic with what names it in the query of an address, as `plan=four-seater-weekly`. */
export type NamedTopic = Topic & { query: string };

type Named = Pick<ContactBlock, 'rentals' | 'vehicles' | 'brands' | 'services'>;

const noTopic: Topic = { text: '', interest: 'sales' };

/** All that a link to the contact page may be about. */
export function topicsOf({ rentals = [], vehicles = [], brands = [], services = [] }: Named): NamedTopic[] {
  return [
    ...rentals.flatMap((rental) =>
      rental.plans.map((plan) => ({
        query: `plan=${rental.slug}-${plan.slug}`,
        text: `I would like to reserve a rental: ${rental.name}, ${plan.title}, ${plan.priceText}.`,
        interest: 'sales' as const,
      })),
    ),
    ...vehicles.flatMap(({ slug, name }) => [
      { query: `vehicle=${slug}`, text: `I am interested in the ${name}.`, interest: 'sales' as const },
      { query: `drive=${slug}`, text: `I would like to test drive the ${name}.`, interest: 'sales' as const },
    ]),
    { query: 'drive=any', text: 'I would like to schedule a test drive.', interest: 'sales' },
    ...brands.map(({ slug, name }) => ({
      query: `drive=${slug}`,
      text: `I would like to test drive one of your ${name} carts.`,
      interest: 'sales' as const,
    })),
    ...services.map(({ slug, name }) => ({
      query: `service=${slug}`,
      text: `I would like to book a service: ${name}.`,
      interest: 'service' as const,
    })),
  ];
}

/** The topic that the query of an address names, as `?plan=four-seater-weekly`. */
export function topicOf(search: string, named: Named): Topic {
  const parts = search.replace(/^\?/, '').split('&');
  return topicsOf(named).find(({ query }) => parts.includes(query)) ?? noTopic;
}
