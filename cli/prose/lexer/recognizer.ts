import type { Figure } from '../figure.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Finds figures of some kinds. `tokens` leave out what an earlier one has found. */
export type Recognizer = (text: string, tokens: readonly Token[], vocabulary: Vocabulary) => Figure[];
