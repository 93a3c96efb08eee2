import { keyframes } from '@vanilla-extract/css';

/** Ends the wait: the element gets laid out. */
export const laidOut = keyframes({ 'from, to': { contentVisibility: 'visible' } });
