import { createVar, style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

/** Half of the disc behind a numeral. The line between two steps starts there. */
const half = createVar();

export const list = style({
  vars: { [half]: '1.5rem' },
  display: 'grid',
  counterReset: 'step',
  '@media': {
    [screens.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', rowGap: theme.space.l },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(2 * ${half}) 1fr`,
  columnGap: theme.space.s,
  alignContent: 'start',
  paddingBlockEnd: theme.space.l,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / 3',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(2 * ${half})`,
    blockSize: `calc(2 * ${half})`,
    borderRadius: theme.radius.full,
    background: theme.color.brand,
    color: theme.color.onBrand,
    fontFamily: theme.font.heading,
    fontWeight: 700,
    fontSize: theme.size.h4,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${half} - 1px)`,
      inlineSize: '2px',
      background: theme.color.line,
    },
  },
  '@media': {
    [screens.desktop]: {
      gridTemplateColumns: '1fr',
      rowGap: theme.space.xs,
      paddingBlockEnd: 0,
      paddingInlineEnd: theme.space.l,
      '::before': { gridRow: 'auto', marginBlockEnd: theme.space.xs },
      selectors: {
        '&:not(:last-child)::after': {
          insetBlock: `calc(${half} - 1px) auto`,
          insetInlineStart: 0,
          inlineSize: '100%',
          blockSize: '2px',
        },
      },
    },
  },
});

export const title = style({ fontSize: theme.size.h3 });
export const text = style({ color: theme.color.quiet, maxInlineSize: '38ch' });
