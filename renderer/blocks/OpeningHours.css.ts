import { style } from '@vanilla-extract/css';
import { leastRoom } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({ ...shared.split(6, 5), gap: theme.space.l, alignItems: 'center' });

export const words = style({ ...shared.column, gap: theme.space.s, justifyItems: 'start' });
export const text = style({ fontSize: theme.size.lead, lineHeight: 1.45, maxInlineSize: '44ch' });

/** Looks like the sign on the door. */
export const board = style({
  ...shared.card,
  ...shared.column,
  gap: theme.space.xs,
  padding: `clamp(${leastRoom}, 3vw, 2.5rem)`,
});
export const name = style({ fontSize: theme.size.h4 });
export const note = style({ ...shared.note, paddingBlockStart: theme.space.xs, borderBlockStart: hairline });
