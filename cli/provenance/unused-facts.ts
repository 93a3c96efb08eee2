import { factsLike } from '../facts/described-facts.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site/site.ts';
import { isUsed, usagesOf, writtenFacts } from './usages.ts';

/** A warning for each fact that no page shows: whoever changes it believes the site to be changed. */
export function unusedFacts(site: Site): Finding[] {
  const readByCode = site.schemas.derivation.readByCode.flatMap((pattern) => factsLike(site, pattern));
  const known = new Set(readByCode.map(({ path }) => path));
  const usages = usagesOf(site);
  const unused = writtenFacts(site).filter((path) => !known.has(path) && !isUsed(usages, path));
  return unused.map((path) => ({
    rule: 'unused-fact',
    severity: 'warning',
    ...site.facts.locate(path),
    message: `The fact "${path}" is used nowhere.`,
    hint: 'Refer to it where it is told, or take it out.',
  }));
}
