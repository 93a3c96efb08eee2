import { globalStyle, style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { theme } from '../../theme/theme.css.ts';

export const root = style({ paddingBlockStart: '0.75rem', '@media': { print: { display: 'none' } } });

export const form = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [screens.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [screens.desktop]: { gridTemplateColumns: 'minmax(min(10rem, 18%), 1fr) minmax(min(48.5rem, 82% - 1rem), 3fr)' },
  },
});

/** Its button and panel are items of the form's grid. */
export const disclosure = style({ display: 'contents' });

export const toggle = style({
  ...shared.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minInlineSize: '8.75rem',
  paddingInline: theme.space.s,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { background: theme.color.panel } },
  '@media': { [screens.desktop]: { display: 'none' } },
});

export const choices = style({
  gridColumn: '1 / -1',
  gap: theme.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  selectors: { '&:not([hidden])': { display: 'grid' } },
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screens.desktop]: {
      gridColumn: 'auto',
      gridTemplateColumns: '3.6fr 4.45fr 5.7fr 5.25fr',
      selectors: { '&&&': { display: 'grid', position: 'static', contentVisibility: 'visible' } },
    },
  },
});

/** Price and sort order have the longest values. */
globalStyle(`${choices} > div:nth-of-type(n + 3)`, { '@media': { [screens.phone]: { gridColumn: '1 / -1' } } });
