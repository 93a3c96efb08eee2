import { style } from '@vanilla-extract/css';

/** When there is little room, the words next to the icon wrap and the icon keeps its size. */
export const root = style({ flexShrink: 0 });
