/**
 * A function that works its answer out once for each key, and keeps it for as long as the key lives: many ask the same of a resolved
 * site or a parsed file, which does not change any more.
 * @param holderOf what the answer is kept by, where several keys share it
 */
export function oncePer<Key extends object, Answer>(
  make: (key: Key) => Answer,
  holderOf: (key: Key) => object = (key) => key,
): (key: Key) => Answer {
  const made = new WeakMap<object, { answer: Answer }>();
  return (key) => {
    const holder = holderOf(key);
    let known = made.get(holder);
    if (!known) made.set(holder, (known = { answer: make(key) }));
    return known.answer;
  };
}

/** As `oncePer`, for what only the facts of a site decide: a site that was resolved with the same facts gets the same answer. */
export function oncePerFacts<Around extends { facts: object }, Answer>(make: (around: Around) => Answer) {
  return oncePer(make, ({ facts }) => facts);
}

/**
 * A function that works its answer out once for each text, and keeps it for as long as the function lives.
 * @param most texts of which it keeps the answers; past that it forgets them all
 */
export function oncePerText<Answer>(make: (text: string) => Answer, most = 500): (text: string) => Answer {
  const made = new Map<string, { answer: Answer }>();
  return (text) => {
    let known = made.get(text);
    if (made.size > most) made.clear();
    if (!known) made.set(text, (known = { answer: make(text) }));
    return known.answer;
  };
}
