import { heldWeakly } from '../memory/once-per.ts';
import type { Page, PageFrame, Resolved } from './site.ts';

/** A page with only its digest in memory. We resolve the rest when somebody needs it: to locate a finding, or to render it again. */
export function lazyPage(known: PageFrame & Pick<Page, 'digest'>, resolve: () => Resolved): Page {
  const whole = heldWeakly(resolve);
  const page = { ...known } as Page;
  for (const part of ['blocks', 'blockSources', 'texts', 'leaves', 'bound'] as const)
    Object.defineProperty(page, part, { enumerable: true, get: () => whole()[part] });
  return page;
}
