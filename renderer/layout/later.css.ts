import { keyframes } from '@vanilla-extract/css';

/** What waited for its turn is laid out. */
export const laidOut = keyframes({ 'from, to': { contentVisibility: 'visible' } });
