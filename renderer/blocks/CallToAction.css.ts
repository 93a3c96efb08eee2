import { style } from '@vanilla-extract/css';
import { onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style([
  onNight,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    gap: theme.space.l,
    alignItems: 'end',
    padding: 'clamp(1.75rem, 5vw, 4.5rem)',
    borderRadius: theme.radius.large,
    selectors: {
      '&[data-scene]': { paddingBlockEnd: 'clamp(3rem, 7vw, 6rem)' },
      '&[data-scene]::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: theme.color.night,
        opacity: 0.55,
      },
    },
    '@media': {
      [screens.desktop]: { gridTemplateColumns: '1fr auto' },
      print: { border: `1px solid ${theme.color.line}` },
    },
  },
]);

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: theme.space.s });
export const heading = style({ maxInlineSize: '20ch' });
export const text = style({ fontSize: theme.size.lead, maxInlineSize: '48ch', lineHeight: 1.45 });
