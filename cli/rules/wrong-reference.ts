import { proseRule } from '../prose/prose-rule.ts';

export default proseRule('wrong-reference', 'A visitor reads the figure of something else than the words promise.');
