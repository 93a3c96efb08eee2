import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('typed-fact', 'The next change of the fact leaves this figure behind.');
