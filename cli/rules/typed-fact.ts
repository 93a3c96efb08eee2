import { proseRule } from '../prose/prose-rule.ts';

export default proseRule('typed-fact', 'The next change of the fact leaves this figure behind.');
