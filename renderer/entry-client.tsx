import { prepare } from './boot/take-over.ts';
import { whenUsed } from './boot/when-used.ts';

/*
 * All that a page loads before somebody uses it. The rest loads at the first sign of use, because a visitor who only reads
 * needs none of it. Clicks and input are kept until then and replayed.
 */
whenUsed(prepare());
