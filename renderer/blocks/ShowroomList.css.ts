import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const list = style({ borderBlockEnd: hairline });

export const item = style({
  display: 'grid',
  gap: `0 ${theme.space.l}`,
  alignItems: 'baseline',
  paddingBlock: theme.space.s,
  borderBlockStart: hairline,
  '@media': { [screens.tablet]: { gridTemplateColumns: '2fr 3fr auto' } },
});

export const name = style({ fontSize: theme.size.h4 });
export const address = style({ color: theme.color.quiet });

export const phone = style({ ...shared.roomy, fontWeight: 620, fontVariantNumeric: 'tabular-nums' });
