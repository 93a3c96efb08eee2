import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
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

export const heading = style({
  fontSize: theme.size.h4,
  fontVariantNumeric: 'tabular-nums',
  // On a phone, the count may just barely fit next to it, depending on the font, so it always goes below.
  '@media': { [screens.phone]: { flexBasis: '100%' } },
});

export const count = style({ ...shared.note, fontVariantNumeric: 'tabular-nums' });

export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.xs,
  '@media': {
    [screens.desktop]: { marginInlineStart: 'auto' },
    // No higher than its line, so that the list does not move.
    [screens.phone]: { marginBlock: '-0.625rem' },
  },
});

/** A phone has room for one line, and the chosen filters are one tap away. */
export const chips = style({ '@media': { [screens.phone]: { display: 'none' } } });

export const clear = style({
  ...shared.textButton,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: theme.size.small,
  color: theme.color.brand,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
});
