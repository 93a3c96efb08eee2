import { prepare } from './boot/take-over.ts';
import { whenUsed } from './boot/when-used.ts';

/*
 * All that a page loads before somebody uses it. The rest comes at the first sign of use, since a visitor who only reads needs none
 * of it; what is clicked, typed or chosen until it is there is kept and happens then.
 */
whenUsed(prepare());
