import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('not-ours', 'A visitor reads the name of a place that is not served, or of a competitor.');
