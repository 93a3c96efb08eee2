import { type FactMap, isMap } from '../facts/facts.ts';
import type { Site } from '../site/site.ts';

/** Wraps a site so that it records which fact paths somebody reads, and whether somebody reads its pages. */
export function watched(site: Site) {
  const asked = new Set<string>();
  let isAsked = false;
  const watch = (map: FactMap, path = ''): FactMap =>
    new Proxy(map, {
      get(target, key) {
        const value = target[String(key)];
        if (path === '' && isMap(value)) return watch(value, String(key));
        asked.add(path === '' ? String(key) : `${path}.${String(key)}`);
        return value;
      },
      ownKeys(target) {
        asked.add(path);
        return Reflect.ownKeys(target);
      },
    });
  const seen: Site = {
    ...site,
    facts: { ...site.facts, tree: watch(site.facts.tree) },
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
