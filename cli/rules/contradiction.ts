import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('contradiction', 'A customer who was shown two prices trusts neither of them.');
