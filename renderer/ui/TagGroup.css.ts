import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.xs}` });

export const tag = style({
  ...shared.roomy,
  fontSize: theme.size.small,
  fontWeight: 560,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

/** React Aria wraps the content of a tag in a cell. */
globalStyle(`${tag} > [role="gridcell"]`, { display: 'contents' });

export const text = style({
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInlineStart: '0.75rem',
  lineHeight: '2rem',
  borderStartStartRadius: theme.radius.full,
  borderEndStartRadius: theme.radius.full,
  background: theme.color.panel,
});

export const remove = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
});

globalStyle(`${remove} > svg`, {
  boxSizing: 'content-box',
  padding: '0.5rem',
  borderStartEndRadius: theme.radius.full,
  borderEndEndRadius: theme.radius.full,
  background: theme.color.panel,
  // The system's colors replace the background of text but not of a drawing.
  '@media': { '(forced-colors: active)': { background: 'none' } },
});
globalStyle(`${tag}[data-focus-visible] ${text}, ${remove}[data-focus-visible] > svg`, {
  outline: `3px solid ${theme.color.brand}`,
});
globalStyle(`${remove}[data-hovered] > svg`, { color: theme.color.brand });
