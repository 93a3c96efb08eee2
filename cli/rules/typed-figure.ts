import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('typed-figure', 'A figure that nobody has looked at may contradict a fact, today or later.');
