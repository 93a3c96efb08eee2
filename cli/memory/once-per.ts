/**
 * Caches a function's answer for each key, for as long as the key lives. Resolved sites and parsed files never change, and many callers ask
 * the same about them.
 * @param holderOf the object to cache by, if several keys share an answer
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

/** Like `oncePer`, for answers that depend only on a site's facts. Sites that share their facts share the answer. */
export function oncePerFacts<Around extends { facts: object }, Answer>(make: (around: Around) => Answer) {
  return oncePer(make, ({ facts }) => facts);
}

/**
 * Caches a function's answer for each text.
 * @param most clears the cache once it has more texts than this
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

/** Keeps what `make` gives only as long as somebody uses it, and makes it again on demand. */
export function heldWeakly<Made extends object>(make: () => Made): () => Made {
  let held: WeakRef<Made> | undefined;
  return () => {
    const there = held?.deref();
    if (there) return there;
    const made = make();
    held = new WeakRef(made);
    return made;
  };
}
