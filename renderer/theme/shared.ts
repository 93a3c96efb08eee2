import type { StyleRule } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { hairline, theme } from './theme.css.ts';

/*
 * What the styles of several components have in common. Spread it into a style.
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

/** Side by side at both ends of a line, or below each other if there is no room. */
export const apart = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} satisfies StyleRule;

/** Text that a style adds and screen readers skip. Browsers of 2023 only know the first form, and read it out. */
export const unspoken = (text: string) => [`"${text}"`, `"${text}" / ""`];

/** Words that say less than those around them. */
export const note = { fontSize: theme.size.small, color: theme.color.quiet } satisfies StyleRule;

/** A link that does not look like one. */
export const plainLink = { color: 'inherit', textDecoration: 'none' } satisfies StyleRule;

/** A message in the middle of an empty space. */
export const centered = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
} satisfies StyleRule;

/** A panel that stands out from the page by its edge. */
export const card = {
  border: hairline,
  borderRadius: theme.radius.large,
  background: theme.color.surface,
} satisfies StyleRule;

/** A figure that people look for, such as a price. */
export const figure = {
  fontFamily: theme.font.heading,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;

/** An edge for what stands out by its color alone. Only visible in forced-colors mode, where the system's colors replace ours. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } satisfies StyleRule;

/** A few words in the yellow of what matters most. */
export const badge = {
  ...forcedEdge,
  borderRadius: theme.radius.full,
  fontSize: theme.size.label,
  fontWeight: 680,
  background: theme.color.accent,
  color: theme.color.onAccent,
} satisfies StyleRule;

export const table = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;

/** A map. On paper it leaves room on its page for the words about it. */
export const map = {
  inlineSize: '100%',
  border: hairline,
  borderRadius: theme.radius.large,
  '@media': { print: { inlineSize: '60%' } },
} satisfies StyleRule;

/** Covers the element around it. */
export const covering = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } satisfies StyleRule;

/** A link in a line of its own, with room for a finger. */
export const roomy = { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' } satisfies StyleRule;

/** A link whose whole card can be pressed. The card has to be `position: relative`. */
export function cardLink(borderRadius: string, outlineOffset: string) {
  return {
    ...plainLink,
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `3px solid ${theme.color.brand}`, outlineOffset } },
  } satisfies StyleRule;
}

/** A button that looks like a link. */
export const textButton = {
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
} satisfies StyleRule;

/** A round button with only an icon. */
export function roundButton(size: string) {
  return {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.full,
    background: 'none',
    cursor: 'pointer',
  } satisfies StyleRule;
}

/*
 * A label around a field that is ticked or has the focus. `:checked` also answers before hydration, but Firefox has had `:has` only since
 * December 2023, and so goes by what React Aria says.
 */
export const chosen = ':is(:where([data-hydrated]) [data-selected], :has(:checked))';
export const focused = ':is([data-focus-visible], :has(:focus-visible))';

/** Something to type into or choose from. */
export const control = {
  minBlockSize: '3.25rem',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  color: theme.color.ink,
} satisfies StyleRule;
