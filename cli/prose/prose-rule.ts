import type { Rule } from '../rules.ts';
import type { ProseRule } from './mistake.ts';
import { findingsOf, mistakesOfSite, mistakesOnPage } from './mistakes-in.ts';

/** A rule for what is found in texts under its name. */
export function proseRule(name: ProseRule, description: string): Rule {
  return {
    description,
    checkPage(page, site, report) {
      for (const finding of findingsOf(mistakesOnPage(site)(page), name)) report(finding);
    },
    checkFacts(site, report) {
      for (const finding of findingsOf(mistakesOfSite(site), name)) report(finding);
    },
  };
}
