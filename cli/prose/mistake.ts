import type { Finding } from '../finding.ts';
import type { Span } from '../resolve/text-span.ts';
import type { Figure } from './figure.ts';

/** Something in a text that contradicts the facts, or could come to: where it stands in the text, and what is said of it. */
export interface Mistake extends Span, Pick<Finding, 'message' | 'hint' | 'related'> {
  rule: ProseRule;
  /** The typed figure, and the path of the fact that the words near it name or that is referred to. */
  figure?: Figure;
  fact?: string;
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
