/**
 * Caches a function's answer for each key, for as long as the key lives. Resolved sites and parsed files never change, and many callers ask
 * the same about them.
 * @param holderOf the object to cache by, if several keys share an answer
 */
export function oncePer<Key extends object, Answer>(
  make: (key: Key) => Answer,
  holderOf: (key: Key) => object = (key) => key,
): (key: Key) => Answer {
  const made = new WeakMap<object, Answer>();
  return (key) => {
    const holder = holderOf(key);
    if (!made.has(holder)) made.set(holder, make(key));
    return made.get(holder) as Answer;
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
  const made = new Map<string, Answer>();
  return (text) => {
    if (made.size > most) made.clear();
    if (!made.has(text)) made.set(text, make(text));
    return made.get(text) as Answer;
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
