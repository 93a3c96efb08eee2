import { style } from '@vanilla-extract/css';
import { leastRoom } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.l,
  alignItems: 'center',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
  justifyItems: 'start',
});
export const text = style({ fontSize: theme.size.lead, lineHeight: 1.45, maxInlineSize: '44ch' });

/** Looks like the sign on the door. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  padding: `clamp(${leastRoom}, 3vw, 2.5rem)`,
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
export const name = style({ fontSize: theme.size.h4 });
export const note = style({
  paddingBlockStart: theme.space.xs,
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: theme.size.small,
  color: theme.color.quiet,
});
