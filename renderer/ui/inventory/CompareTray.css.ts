import { globalStyle, style } from '@vanilla-extract/css';
import { onNight } from '../../layout/layout.css.ts';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { theme } from '../../theme/theme.css.ts';

export const root = style([
  onNight,
  {
    order: 1,
    position: 'sticky',
    insetBlockEnd: theme.space.s,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${theme.space.s}`,
    marginBlockStart: theme.space.m,
    padding: `${theme.space.xs} ${theme.space.s}`,
    borderRadius: theme.radius.large,
    border: `1px solid ${theme.color.quietOnNight}`,
    '@media': {
      // Above the call bar.
      [screens.phone]: { insetBlockEnd: '5rem' },
      // In a low window, the vehicles need the room: it is one thin line, or at the top of the list if the window is small, too.
      [screens.low]: { insetBlockEnd: 0, paddingBlock: theme.space.xxs },
      [`${screens.phone} and ${screens.low}`]: { order: 0, position: 'static', marginBlock: `0 ${theme.space.s}` },
      print: { display: 'none' },
    },
  },
]);

/** Keeps a focused element clear of the tray and the call bar below it. */
globalStyle(`:root:has(${root})`, {
  '@media': { [`${screens.phone} and (not ${screens.low})`]: { scrollPaddingBlockEnd: '11rem' } },
});

export const count = style({ fontWeight: 620, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${count} > span + span`, { display: 'block', fontSize: theme.size.small, fontWeight: 'normal' });

export const list = style({
  minInlineSize: 0,
  // A phone has room for one line, and the tiles already show what is picked.
  '@media': { [screens.phone]: { display: 'none' }, [screens.low]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  marginInlineStart: 'auto',
});

export const clear = style(shared.textButton);
