import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({ paddingBlockEnd: theme.space.section });

export const head = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingBlock: 'clamp(2rem, 1.5rem + 2vw, 3.5rem) clamp(1.25rem, 1rem + 1vw, 2rem)',
  '@media': { [screens.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'end', gap: theme.space.l } },
});

export const text = style({ color: theme.color.quiet, fontSize: theme.size.lead, maxInlineSize: '44ch' });

/** On a short phone, a search that sticks to the top would leave half of the screen for the vehicles. */
const short = `${screens.phone} and (max-height: 44rem)`;
export const bar = style({
  position: 'sticky',
  insetBlockStart: '4.5rem',
  zIndex: 10,
  marginBlockEnd: theme.space.s,
  background: theme.color.paper,
  borderBlockEnd: hairline,
  '@media': {
    [screens.phone]: {
      insetBlockStart: '4rem',
      // Open filters that stick to the top would leave no room for the vehicles, so only the count does.
      selectors: { '&:has([data-expanded])': { display: 'contents' } },
    },
    [short]: { display: 'contents' },
    // In a low window, the vehicles need the room.
    [screens.low]: { position: 'static' },
    print: { position: 'static' },
  },
});

const sticky = {
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: 10,
  marginBlockEnd: theme.space.s,
  background: theme.color.paper,
  borderBlockEnd: hairline,
} as const;
globalStyle(`${bar}:has([data-expanded]) > search + *`, {
  '@media': { [`${screens.phone} and (min-height: 30.01rem)`]: sticky },
});
globalStyle(`${bar} > search + *`, { '@media': { [`${short} and (min-height: 30.01rem)`]: sticky } });

export const list = style({ display: 'flex', flexDirection: 'column' });
export const comparison = style({ minBlockSize: '100svh', '@media': { print: { minBlockSize: 0 } } });
export const hint = style({ color: theme.color.quiet, paddingBlockEnd: theme.space.xs });
