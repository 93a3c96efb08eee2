import { proseRule } from '../prose/prose-rule.ts';

export default proseRule('wrong-filter', 'A visitor reads miles where hours are meant, or a rate for the wrong unit.');
