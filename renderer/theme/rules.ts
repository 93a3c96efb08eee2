import type { StyleRule } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';

/*
 * Rules that several styles have in common. Spread them into a style.
 */

/** One column. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } satisfies StyleRule;

/**
 * One column, and on a wide screen two columns with these shares of the width.
 * @param onWide what else is different there
 * @param wide where a screen counts as wide
 */
export function split(first: number, second: number, onWide: StyleRule = {}, wide: string = screens.desktop) {
  const gridTemplateColumns = `minmax(0, ${first}fr) minmax(0, ${second}fr)`;
  return { ...column, '@media': { [wide]: { gridTemplateColumns, ...onWide } } } satisfies StyleRule;
}
