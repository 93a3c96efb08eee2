import { proseRule } from '../prose/mistakes-in.ts';

export default proseRule('zero-figure', 'A visitor reads "for $0 we do more", and wonders what is wrong.');
