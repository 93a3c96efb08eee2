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
  const page = { ...known } as Page;
  for (const part of ['blocks', 'blockSources', 'texts', 'leaves', 'bound'] as const)
    Object.defineProperty(page, part, { enumerable: true, get: () => whole()[part] });
  return page;
}
