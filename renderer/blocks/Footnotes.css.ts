import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style([container, { paddingBlockEnd: theme.space.l }]);
export const inner = style({
  ...shared.note,
  display: 'grid',
  gap: theme.space.xs,
  paddingBlockStart: theme.space.s,
  borderBlockStart: hairline,
});
export const list = style({ display: 'grid', gap: theme.space.xxs, maxInlineSize: '90ch' });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.m });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });
