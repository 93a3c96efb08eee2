import type { Site } from '../site/site.ts';

/** A site that notes which facts are asked for by their paths, and whether other pages are. */
export function watched(site: Site) {
  const asked = new Set<string>();
  let isAsked = false;
  const tree = watch(
    site.facts.tree,
    (key, value) => {
      if (!value || typeof value !== 'object' || Array.isArray(value)) asked.add(key);
      else
        return watch(
          value as Record<string, unknown>,
          (step) => void asked.add(`${key}.${step}`),
          () => asked.add(key),
        );
    },
    () => {},
  );
  const seen: Site = {
    ...site,
    facts: { ...site.facts, tree },
    get pages() {
      isAsked = true;
      return [];
    },
  };
  const readsPages = () => {
    const was = isAsked;
    isAsked = false;
    return was;
  };
  return { seen, asked, readsPages };
}

/** @param onGet called for each key that is read; gives what to put in place of its value, if anything */
function watch<Value extends Record<string, unknown>>(
  value: Value,
  onGet: (key: string, value: unknown) => unknown,
  onKeys: () => void,
): Value {
  return new Proxy(value, {
    get: (target, key) => (typeof key === 'string' ? (onGet(key, target[key]) ?? target[key]) : undefined),
    ownKeys(target) {
      onKeys();
      return Reflect.ownKeys(target);
    },
  });
}
