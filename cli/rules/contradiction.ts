import { proseRule } from '../prose/prose-rule.ts';

export default proseRule('contradiction', 'A customer who was shown two prices trusts neither of them.');
