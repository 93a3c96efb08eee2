import { proseRule } from '../prose/prose-rule.ts';

export default proseRule('wording', 'A customer who was promised no deposit is asked for one.');
