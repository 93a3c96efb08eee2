import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

const wide = '(min-width: 64rem)';

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: theme.color.paper,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': { print: { position: 'static' } },
});

export const bar = style([
  container,
  { display: 'flex', alignItems: 'center', gap: theme.space.s, minBlockSize: '4.5rem' },
]);

export const name = style({
  marginInlineEnd: 'auto',
  paddingBlock: theme.space.xs,
  fontFamily: theme.font.heading,
  fontWeight: 720,
  fontSize: theme.size.h4,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  color: theme.color.ink,
  textDecoration: 'none',
});

export const links = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
export const list = style({ display: 'flex', gap: '0.25rem' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: '0.75rem',
  borderRadius: '999px',
  color: theme.color.ink,
  textDecoration: 'none',
  fontWeight: 560,
  ':hover': { background: theme.color.panel },
  selectors: { '&[aria-current]': { background: theme.color.panel, color: theme.color.brand } },
});

export const menu = style({
  position: 'relative',
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: 0,
  border: `1px solid ${theme.color.control}`,
  borderRadius: '999px',
  background: 'transparent',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const menuPanel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 0.5rem)',
  inlineSize: 'min(20rem, 80vw)',
  padding: theme.space.s,
  display: 'grid',
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
});
