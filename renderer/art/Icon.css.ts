import { style } from '@vanilla-extract/css';

/** Beside words that have no room the words break, and the icon stays as it is. */
export const root = style({ flexShrink: 0 });
