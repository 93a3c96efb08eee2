import { style } from '@vanilla-extract/css';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { theme } from '../../theme/theme.css.ts';

export const root = style({
  ...shared.card,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.s,
  // Tall enough for the longest answer, so that the content below does not move.
  minBlockSize: '24rem',
  padding: theme.space.m,
  fontVariantNumeric: 'tabular-nums',
  // As wide as a tablet, it has no lines that wrap.
  '@media': { [screens.tablet]: { minBlockSize: '21.5rem' }, [screens.desktop]: { minBlockSize: '24rem' } },
});

export const sum = style({ ...shared.figure, fontSize: theme.size.h3, fontWeight: 680, lineHeight: 1.2 });
export const lines = style({ display: 'grid' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space.s,
  paddingBlock: theme.space.xs,
  borderBlockEnd: `1px dashed ${theme.color.control}`,
  '@media': { [screens.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const total = style([line, { alignItems: 'baseline', borderBlockEnd: 0, fontWeight: 650 }]);
export const amount = style({ textAlign: 'end', '@media': { [screens.narrow]: { textAlign: 'start' } } });
export const totalAmount = style({
  ...shared.figure,
  fontSize: theme.size.h2,
  fontWeight: 720,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const quiet = style(shared.note);
export const action = style({ display: 'grid', marginBlockStart: 'auto' });
