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
        paddingBlockEnd: '8rem',
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
          [screens.desktop]: { background: `linear-gradient(to right, ${theme.color.night} 26rem, transparent)` },
        },
      },
    },
  },
]);

// On paper there is nothing to press.
globalStyle(`section:has(> div > ${root})`, { '@media': { print: { display: 'none' } } });

export const scene = style({
  ...shared.covering,
  zIndex: -2,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const words = style({ display: 'grid', gap: theme.space.s });
export const heading = style({ maxInlineSize: '20ch' });
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '38ch', lineHeight: 1.45 });
