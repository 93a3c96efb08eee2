import { createReuse } from '../memory/reuse.ts';
import { silentProgress } from '../report/progress.ts';
import { runValidate } from './index.ts';
import type { Outcome, Reading } from './read-site.ts';

/**
 * A site that is read again and again while its author writes. What a change does not touch stays the very same object from one outcome
 * to the next: a `SourceFile` whose file is as it was, a `Page` that reads nothing which has changed.
 */
export function createSession(root: string, reading: Reading = {}) {
  const reuse = createReuse();
  return {
    /**
     * The site as its files are now, with all findings. Looks for itself what has changed. One call follows the other.
     * @throws UsageError where there is no site.yaml any more
     */
    update: (): Promise<Outcome> => runValidate(root, silentProgress, { ...reading, reuse }),
  };
}
