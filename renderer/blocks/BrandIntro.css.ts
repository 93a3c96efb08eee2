import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const inner = style([
  container,
  { ...shared.split(5, 6, {}, screens.laptop), gap: `${theme.space.l} ${theme.space.xl}` },
]);

export const words = style({ display: 'grid', gap: theme.space.m, alignContent: 'start' });
export const text = style({ fontSize: theme.size.lead, color: theme.color.quiet, maxInlineSize: '42ch' });
globalStyle(`${text} p + p`, { marginBlockStart: theme.space.s });

export const points = style({ display: 'grid', alignContent: 'start' });

export const point = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: theme.space.s,
  alignItems: 'start',
  paddingBlock: '1rem',
  borderBlockEnd: hairline,
  fontWeight: 560,
  selectors: { '&:first-child': { borderBlockStart: hairline } },
});
export const tick = style({ color: theme.color.brand });
