import { globalStyle, style } from '@vanilla-extract/css';
import { onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  onNight,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    gap: theme.space.m,
    alignContent: 'center',
    padding: 'clamp(1.5rem, 5vw, 4.5rem)',
    borderRadius: theme.radius.large,
    selectors: {
      // Without a landscape, the buttons go there, so that half of the band is not empty.
      '&:not([data-scene])': {
        '@media': {
          [screens.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: theme.space.xl },
        },
      },
      '&[data-scene]': {
        paddingBlockEnd: 'clamp(8rem, 34vw, 12rem)',
        '@media': { [screens.desktop]: { paddingBlockEnd: 'clamp(1.75rem, 5vw, 4.5rem)' } },
      },
      // Dark behind the words and buttons, so that they are readable on every landscape: on the left, or at the top on a small screen.
      '&[data-scene]::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(to bottom, ${theme.color.night} 50%, transparent)`,
        opacity: 0.9,
        '@media': {
          [screens.phone]: { display: 'none' },
          [screens.desktop]: { background: `linear-gradient(to right, ${theme.color.night} 26rem, transparent)` },
        },
      },
    },
  },
]);

// On paper there is nothing to press.
globalStyle(`section:has(> div > ${root})`, { '@media': { print: { display: 'none' } } });

/** The whole landscape fits below the words on a phone, and beside them on a wide screen, where the band is low. */
export const scene = style({
  ...shared.covering,
  zIndex: -2,
  '@media': {
    [screens.phone]: {
      insetBlockStart: 'auto',
      blockSize: 'clamp(9rem, 45vw, 15rem)',
      maskImage: 'linear-gradient(to bottom, transparent, black 55%)',
    },
    [screens.desktop]: {
      insetInlineStart: 'auto',
      inlineSize: '60%',
      maskImage: 'linear-gradient(to right, transparent, black 45%)',
    },
    '(forced-colors: active)': { display: 'none' },
  },
});

export const words = style({ display: 'grid', gap: theme.space.s });
export const heading = style({ maxInlineSize: '20ch' });
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '38ch', lineHeight: 1.45 });
