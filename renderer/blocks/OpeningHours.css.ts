import { style } from '@vanilla-extract/css';
import { leastRoom } from '../layout/layout.css.ts';
import { column, split } from '../theme/rules.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style({ ...split(6, 5), gap: theme.space.l, alignItems: 'center' });

export const words = style({ ...column, gap: theme.space.s, justifyItems: 'start' });
export const text = style({ fontSize: theme.size.lead, lineHeight: 1.45, maxInlineSize: '44ch' });

/** Looks like the sign on the door. */
export const board = style({
  ...column,
  gap: theme.space.xs,
  padding: `clamp(${leastRoom}, 3vw, 2.5rem)`,
  borderRadius: theme.radius.large,
  border: hairline,
  background: theme.color.surface,
});
export const name = style({ fontSize: theme.size.h4 });
export const note = style({
  paddingBlockStart: theme.space.xs,
  borderBlockStart: hairline,
  fontSize: theme.size.small,
  color: theme.color.quiet,
});
