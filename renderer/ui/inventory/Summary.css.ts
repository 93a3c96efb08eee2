import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import { theme } from '../../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.s,
  alignContent: 'center',
  minBlockSize: '3.25rem',
  paddingBlock: theme.space.xxs,
  '@media': { [screens.phone]: { paddingBlockStart: theme.space.xs } },
});

export const heading = style({ fontSize: theme.size.h4, fontVariantNumeric: 'tabular-nums' });

export const count = style({
  fontSize: theme.size.small,
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.xs,
  '@media': {
    [screens.desktop]: { marginInlineStart: 'auto' },
    // No higher than the line that it stands in, so that the list stays where it is.
    [screens.phone]: { marginBlock: '-0.625rem' },
  },
});

/** In the hand there is room for one line: the chosen filters are one touch away. */
export const chipItem = style({ '@media': { [screens.phone]: { display: 'none' } } });

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: theme.size.small,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

export const chip = style([button, { fontWeight: 560 }]);

export const chipBody = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  paddingInline: '0.75rem 0.5rem',
  lineHeight: '2rem',
  borderRadius: theme.radius.full,
  background: theme.color.panel,
  border: '1px solid transparent',
  selectors: { [`${chip}:hover > &`]: { borderColor: theme.color.control } },
});

export const chipText = style({
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const clear = style([
  button,
  { color: theme.color.brand, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.18em' },
]);
