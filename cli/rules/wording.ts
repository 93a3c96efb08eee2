import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('wording', 'A customer who was promised no deposit is asked for one.');
