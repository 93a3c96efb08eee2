import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({ '@media': { [screens.menu]: { display: 'none' }, print: { display: 'none' } } });

export const button = style({ ...shared.roundButton('3rem'), padding: 0 });

/** Looks like the drawer, so that the menu is the same if the drawer fails to load. */
export const panel = style({
  position: 'fixed',
  insetBlock: '4rem 0',
  insetInlineEnd: 0,
  zIndex: 30,
  inlineSize: 'min(22rem, 88vw)',
  overflowY: 'auto',
  padding: theme.space.m,
  background: theme.color.surface,
  borderInlineStart: hairline,
});

export const links = style({ display: 'grid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minBlockSize: '3.25rem',
  borderBlockEnd: hairline,
  fontFamily: theme.font.heading,
  fontSize: theme.size.h3,
  fontWeight: 640,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  color: theme.color.ink,
  textDecoration: 'none',
  ':hover': { color: theme.color.brand },
  selectors: {
    '&[aria-current]': { color: theme.color.brand },
    '&[aria-current]::after': {
      content: '',
      marginInlineStart: 'auto',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: '50%',
      background: theme.color.accent,
      border: `2px solid ${theme.color.brand}`,
    },
  },
});

export const foot = style({ display: 'grid', gap: theme.space.xs, marginBlockStart: theme.space.m });
