import { style } from '@vanilla-extract/css';
import { gutter } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

/** A strip that scrolls sideways on a small screen, rows on a large one. */
export const list = style({
  display: 'grid',
  gap: theme.space.s,
  '@media': {
    [screens.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (max-width: 63.99rem)': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(70%, 22rem)',
      overflowX: 'auto',
      // It clips the words for screen readers, which would make the page wider.
      position: 'relative',
      scrollSnapType: 'x mandatory',
      // The strip runs to the edge of the screen, to show that there is more.
      marginInlineEnd: `calc(-1 * ${gutter})`,
      paddingBlockEnd: theme.space.xs,
    },
    print: { gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' },
  },
});

export const item = style({
  scrollSnapAlign: 'start',
  '@media': { [screens.desktop]: { selectors: { '&:first-child': { gridArea: 'span 2 / span 2' } } } },
});

export const link = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: theme.radius.large,
  overflow: 'clip',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const photograph = style({ inlineSize: '100%', blockSize: '100%', aspectRatio: '4 / 3' });
