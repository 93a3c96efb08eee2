/** A noun phrase in lower case without its first word, and the fact that it counts. */
export interface CountPhrase {
  rest: readonly string[];
  noun: string;
  /** "model" beside "models": it counts only in "a 6-model line" and "one model". */
  singular: boolean;
  /** Smaller numbers count something else. */
  atLeast: number;
}

/** The phrases to count, by their first word. */
export type CountNouns = ReadonlyMap<string, readonly CountPhrase[]>;

const builtIn: Readonly<Record<string, readonly string[]>> = {
  reviews: ['review', 'reviews', 'reviewers', 'rating', 'ratings', 'testimonial', 'testimonials'],
  customers: ['customer', 'customers', 'client', 'clients'],
};

/** Customers by other names, where there are many: "over 800 families", while two families share a cart. */
const crowds = ['families', 'owners', 'buyers', 'households', 'homeowners', 'neighbors', 'drivers', 'fans', 'renters'];
const crowdSize = 50;

/** The built-in nouns and the given ones, which win where both have the same phrase; longer phrases first. */
export function compileCountNouns(nouns: Readonly<Record<string, readonly string[]>>): CountNouns {
  const phrases = new Map<string, CountPhrase & { first: string }>();
  for (const first of crowds) {
    phrases.set(first, { first, rest: [], noun: 'customers', singular: false, atLeast: crowdSize });
  }
  for (const [noun, spellings] of [...Object.entries(builtIn), ...Object.entries(nouns)]) {
    const all = spellings.map((spelling) => spelling.toLowerCase().match(/\p{L}+/gu) ?? []);
    for (const words of all) {
      const [first, ...rest] = words;
      if (first) phrases.set(words.join(' '), { first, rest, noun, singular: hasPlural(words, all), atLeast: 0 });
    }
  }
  const byFirst = new Map<string, CountPhrase[]>();
  for (const phrase of [...phrases.values()].sort((a, b) => b.rest.length - a.rest.length)) {
    byFirst.set(phrase.first, [...(byFirst.get(phrase.first) ?? []), phrase]);
  }
  return byFirst;
}

function hasPlural(words: readonly string[], all: readonly (readonly string[])[]): boolean {
  const phrase = words.join(' ');
  const plurals = [`${phrase}s`, `${phrase}es`, phrase.replace(/y$/, 'ies')].filter((plural) => plural !== phrase);
  return all.some((other) => plurals.includes(other.join(' ')));
}
