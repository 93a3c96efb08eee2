import { keyframes, style } from '@vanilla-extract/css';
import { onNight } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: theme.space.m,
  insetInlineEnd: theme.space.m,
  zIndex: 60,
  inlineSize: 'min(26rem, calc(100vw - 2 * 1rem))',
  pointerEvents: 'none',
  '@media': {
    // Away from the form, which most toasts are about.
    [screens.desktop]: { insetInlineStart: theme.space.m, insetInlineEnd: 'auto' },
    // Below the header: at the bottom it would cover the button that was pressed.
    [screens.phone]: { insetBlock: '4.5rem auto', insetInlineEnd: theme.space.s },
    // There the header does not stay.
    [`${screens.phone} and ${screens.low}`]: { insetBlockStart: theme.space.xs },
    print: { display: 'none' },
  },
});

const enter = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });

export const toast = style([
  onNight,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.space.xs,
    alignItems: 'start',
    padding: '0.75rem 0.5rem 0.75rem 1.25rem',
    borderRadius: theme.radius.small,
    border: `1px solid ${theme.color.quietOnNight}`,
    touchAction: 'pan-y',
    cursor: 'grab',
    pointerEvents: 'auto',
    animation: `${enter} ${theme.time.calm} ease-out`,
    selectors: { '&[data-tone="error"]': { borderInlineStart: `0.5rem solid ${theme.color.error}` } },
  },
]);

export const content = style({ display: 'grid', gap: theme.space.xxs });
export const title = style({ fontWeight: 650, paddingBlockStart: '0.375rem' });

export const close = style({
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  background: 'none',
  border: 0,
  borderRadius: theme.radius.small,
  cursor: 'pointer',
});
