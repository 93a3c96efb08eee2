import type { Finding } from '../finding.ts';
import type { Site } from '../site/site.ts';
import { isUsed, usagesOf, writtenFacts } from './usages.ts';

/** A warning for each fact that no page shows: whoever changes it believes the site to be changed. */
export function unusedFacts(site: Site): Finding[] {
  const patterns = site.schemas.derivation.readByCode.map(patternOf);
  const usages = usagesOf(site);
  const unused = writtenFacts(site).filter(
    (path) => !isUsed(usages, path) && !patterns.some((pattern) => pattern.test(path)),
  );
  return unused.map((path) => ({
    rule: 'unused-fact',
    severity: 'warning',
    ...site.facts.locate(path),
    message: `The fact "${path}" is used nowhere.`,
    hint: 'Refer to it where it is told, or take it out.',
  }));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
}
