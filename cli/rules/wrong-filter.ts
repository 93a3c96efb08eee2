import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('wrong-filter', 'A visitor reads miles where hours are meant, or a rate for the wrong unit.');
