import type { Finding } from '../../finding.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import type { ContradictionRule } from '../domain.ts';
import { locateInText } from '../source-span.ts';

/** A text that says in words what a fact denies. */
export interface WrongClaim {
  text: AuthoredText;
  /** Where the words stand in the final text. */
  start: number;
  end: number;
  rule: ContradictionRule;
  finding: Omit<Finding, 'rule'>;
}

/** Finds the wrong claims of one kind in a text. */
export interface ClaimReader {
  /** What a text has that says anything of the kind: few have, and reading takes longer. Undefined where the site has nothing to be spoken of. */
  cue?: (site: Site) => RegExp | undefined;
  read(site: Site, text: AuthoredText): WrongClaim[];
}

/** A claim at a stretch of the final text. */
export function wrongClaim(
  text: AuthoredText,
  { start, end }: { start: number; end: number },
  { rule, ...finding }: { rule: ContradictionRule } & Pick<Finding, 'message' | 'hint' | 'related'>,
): WrongClaim {
  return { text, start, end, rule, finding: { severity: 'error', ...locateInText(text, start, end), ...finding } };
}
