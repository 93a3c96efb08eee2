import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({
  '@media': {
    [screens.laptop]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const box = style({
  '@media': {
    [`not all and ${screens.laptop}`]: {
      border: hairline,
      borderRadius: theme.radius.small,
      background: theme.color.surface,
    },
  },
});

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: `0 ${theme.space.s}`,
  border: 0,
  background: 'none',
  fontWeight: 620,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderInlineEnd: '2px solid',
      borderBlockEnd: '2px solid',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    '&[aria-expanded="true"]::after': { transform: 'translateY(25%) rotate(225deg)' },
    ':root[data-failed] &::after': { display: 'none' },
  },
  '@media': { [screens.laptop]: { display: 'none' }, '(scripting: none)': { '::after': { display: 'none' } } },
});

/** Beside the text there is room, so the list is always open under its title. */
export const title = style({
  display: 'none',
  paddingBlockEnd: theme.space.xs,
  fontWeight: 620,
  '@media': { [screens.laptop]: { display: 'block' } },
});
export const panel = style({
  '@media': {
    [screens.laptop]: {
      selectors: { '&&[hidden]': { display: 'block', position: 'static', contentVisibility: 'visible' } },
    },
  },
});

export const list = style({
  display: 'grid',
  borderInlineStart: `2px solid ${theme.color.line}`,
  // The browser tracks which section is being read.
  ...{ scrollTargetGroup: 'auto' },
  '@media': { [`not all and ${screens.laptop}`]: { margin: `0 ${theme.space.s} ${theme.space.s}` } },
});

export const link = style({
  ...shared.note,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginInlineStart: '-2px',
  paddingInlineStart: theme.space.s,
  borderInlineStart: '2px solid transparent',
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: `color ${theme.time.quick}, border-color ${theme.time.quick}`,
  ':hover': { color: theme.color.ink, borderColor: theme.color.control },
  selectors: {
    '&:target-current': { color: theme.color.ink, borderColor: theme.color.brand, fontWeight: 620 },
  },
  '@media': { [screens.laptop]: { minBlockSize: '2.25rem' } },
});
