import { style } from '@vanilla-extract/css';
import { container, gutter } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const height = '4.5rem';
/** A phone held sideways has the call button only in the bar, so the bar stays on screen, but lower. */
const sideways = `${screens.low} and ${screens.tablet} and (not ${screens.menu})`;
/** Where the call bar is. A desktop at high zoom has no room for it: its window is low, but narrower than a phone held sideways. */
const barred = `${screens.phone} and (not ((max-height: 24rem) and (max-width: 32rem)))`;

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: theme.color.paper,
  borderBlockEnd: hairline,
  '@media': {
    // In a low or narrow window, such as at high zoom or with large text, the page needs the room.
    [screens.low]: { position: 'relative' },
    [screens.narrow]: { position: 'relative' },
    [sideways]: { position: 'sticky' },
    [`(scripting: none) and (not ${screens.menu})`]: { position: 'static' },
    print: { position: 'static' },
  },
});

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${theme.space.s}`,
    minBlockSize: height,
    '@media': {
      [screens.phone]: { columnGap: theme.space.xxs, minBlockSize: '4rem' },
      // Let the name wrap instead of pushing the menu button onto its own row.
      [screens.tablet]: { flexWrap: 'nowrap' },
      [sideways]: { minBlockSize: '3.25rem' },
      '(scripting: none)': { flexWrap: 'wrap' },
    },
  },
]);

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'min(0.625rem, 2.5vw)',
  marginInlineEnd: 'auto',
  paddingBlock: theme.space.xs,
  fontFamily: theme.font.heading,
  fontWeight: 720,
  fontSize: theme.size.h4,
  letterSpacing: '-0.025em',
  lineHeight: 1.1,
  color: theme.color.ink,
  textDecoration: 'none',
  // Large text wraps beside the menu button.
  '@media': { [screens.phone]: { flex: '1 1 0' } },
});
export const mark = style({ flexShrink: 0 });

/**
 * On a small screen, the links are in the menu. Without scripts, they are below the bar. If a script fails to load, they
 * appear when somebody taps the menu button or tabs to it.
 */
export const links = style({
  display: 'none',
  '@media': {
    '(scripting: none)': { display: 'block', order: 1, inlineSize: '100%' },
    [`(scripting: enabled) and (not ${screens.menu})`]: {
      selectors: {
        [`:root:is([data-failed], :not([data-prepared])) ${root}:focus-within &`]: {
          display: 'block',
          position: 'absolute',
          insetBlockStart: '100%',
          insetInline: 0,
          paddingInline: gutter,
          background: theme.color.paper,
          borderBlockEnd: hairline,
        },
      },
    },
    [screens.menu]: { display: 'block', order: 0, inlineSize: 'auto' },
    print: { display: 'none' },
  },
});
export const list = style({ display: 'flex', flexWrap: 'wrap' });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: 'clamp(0.5rem, 0.75vw, 0.875rem)',
  fontSize: theme.size.small,
  fontWeight: 560,
  color: theme.color.ink,
  textDecoration: 'none',
  ':hover': { color: theme.color.brand },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 'clamp(0.5rem, 0.75vw, 0.875rem)',
    insetBlockEnd: '-1px',
    borderBlockEnd: `3px solid ${theme.color.brand}`,
    transform: 'scaleX(0)',
    transition: `transform ${theme.time.quick}`,
  },
  selectors: {
    '&:hover::after, &[aria-current]::after': { transform: 'none' },
    '&[aria-current]': { color: theme.color.brand },
  },
  '@media': { [screens.menu]: { minBlockSize: height } },
});

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  justifyContent: 'end',
  alignItems: 'center',
  gap: `${theme.space.xxs} ${theme.space.s}`,
  '@media': {
    [barred]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 20,
      columnGap: theme.space.xs,
      justifyContent: 'space-between',
      padding: `${theme.space.xs} ${gutter}`,
      paddingBlockEnd: `max(${theme.space.xs}, env(safe-area-inset-bottom))`,
      background: theme.color.paper,
      borderBlockStart: hairline,
    },
    // If only the text is enlarged, the number goes above the button.
    [screens.tablet]: { maxInlineSize: 'max(10rem, 100% - 17.5rem)' },
    [screens.small]: { display: 'grid', justifyContent: 'stretch', order: 1 },
    print: { display: 'none' },
  },
});

export const reach = style({
  ...shared.note,
  minInlineSize: '8.5rem',
  lineHeight: 1.3,
  textAlign: 'end',
  '@media': {
    [screens.phone]: { minInlineSize: 0, textAlign: 'start' },
    [screens.small]: { display: 'none' },
    // Or the name would wrap. The button calls the same number.
    [`${screens.tablet} and (max-width: 41.99rem)`]: { display: 'none' },
    [`${screens.menu} and (max-width: 83.99rem)`]: { display: 'none' },
  },
});

/** The padding makes it easy to hit with a thumb, and the margin takes no room for that. */
export const phone = style({
  // Above the words below it, so that its padding takes the taps there.
  position: 'relative',
  display: 'block',
  paddingBlock: '0.75rem',
  marginBlock: '-0.75rem',
  fontSize: '1rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
