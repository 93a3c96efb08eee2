import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  columnGap: 'clamp(1rem, 3vw, 2.5rem)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screens.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [screens.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const link = style({
  ...shared.apart,
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: theme.space.s,
  blockSize: '100%',
  '@media': { [screens.phone]: { display: 'grid', justifyContent: 'start' } },
  paddingBlock: '0.75rem',
  borderBlockEnd: hairline,
  color: theme.color.ink,
  fontWeight: 560,
  textDecoration: 'none',
  ':hover': { color: theme.color.brand, borderColor: theme.color.brand },
});

export const kind = style({ fontSize: theme.size.label, color: theme.color.quiet, fontWeight: 400 });
