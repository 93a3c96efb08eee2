import { style } from '@vanilla-extract/css';
import { fourColumns, ofFour } from '../layout/even-columns.ts';
import { container } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({ borderBlockEnd: hairline, background: theme.color.surface });

export const list = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: theme.space.m,
    selectors: { [ofFour]: { gridTemplateColumns: fourColumns('9.5rem', theme.space.m) } },
    '@media': { print: { selectors: { [ofFour]: { gridTemplateColumns: 'repeat(4, 1fr)' } } } },
  },
]);

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  paddingBlock: `clamp(1.25rem, 3vw, 2rem)`,
  breakInside: 'avoid',
  '@media': {
    [screens.laptop]: {
      selectors: { '& + &': { borderInlineStart: hairline, paddingInlineStart: theme.space.m } },
    },
    print: { gap: '0.125rem', paddingBlock: '0.5rem' },
  },
});

export const label = style({ ...shared.note, display: 'flex', alignItems: 'center', gap: theme.space.xs });
export const icon = style({ flex: 'none', color: theme.color.brand });

export const value = style({
  ...shared.figure,
  fontSize: theme.size.h3,
  fontWeight: 700,
  lineHeight: 1.15,
  '@media': { print: { fontSize: '13pt' } },
});
