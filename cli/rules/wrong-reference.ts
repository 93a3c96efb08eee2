import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('wrong-reference', 'A visitor reads the figure of something else than the words promise.');
