import type { Finding } from '../finding.ts';
import type { Span } from './locate.ts';

/** Something in a text that contradicts the facts, or could come to: where it stands in the text, and what is said of it. */
export interface Mistake extends Span, Pick<Finding, 'message' | 'hint' | 'related'> {
  rule: ProseRule;
  /** For a typed figure that a near fact agrees with: what would write it. */
  reference?: string;
}

/** What is found in texts, by name of the rule. */
export type ProseRule =
  | 'contradiction'
  | 'typed-fact'
  | 'typed-figure'
  | 'wrong-reference'
  | 'wrong-filter'
  | 'not-ours'
  | 'wording';
