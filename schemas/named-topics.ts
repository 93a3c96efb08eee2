interface Topic {
  query: string;
  text: string;
  interest: string;
}

/** True for a part of a query that can name a topic. */
export const isTopic = (part: string) => /^[a-z]+=[a-z0-9-]+$/.test(part);

/** Adds the town that a rental is for to the address of the contact page, which names the rental already. */
export function forTown(href: string, town: string | undefined): string {
  return town === undefined ? href : `${href}&town=${town}`;
}

/**
 * What a link to the contact page is about. There can be several topics: a rental, and the town that it is for.
 * @param search query of the address, with its question mark
 * @returns their sentences as one text; undefined if the address names no topic
 */
export function namedTopics<T extends Topic>(topics: readonly T[], search: string): Pick<T, keyof Topic> | undefined {
  const parts = search.slice(1).split('&');
  const named = topics.filter(({ query }) => parts.includes(query));
  return named[0] && { ...named[0], text: named.map(({ text }) => text).join(' ') };
}
