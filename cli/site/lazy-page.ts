import type { Page, PageFrame, Resolved } from './site.ts';

/**
 * A page of which only the digest is in memory. What stands on it is worked out when somebody asks, which few do: the place of a finding, a
 * page that is rendered anew.
 */
export function lazyPage(known: PageFrame & Pick<Page, 'digest'>, resolve: () => Resolved): Page {
  let held: WeakRef<Resolved> | undefined;
  const whole = () => {
    const there = held?.deref();
    if (there) return there;
    const made = resolve();
    held = new WeakRef(made);
    return made;
  };
  return {
    ...known,
    get blocks() {
      return whole().blocks;
    },
    get blockSources() {
      return whole().blockSources;
    },
    get texts() {
      return whole().texts;
    },
    get leaves() {
      return whole().leaves;
    },
    get bound() {
      return whole().bound;
    },
  };
}
