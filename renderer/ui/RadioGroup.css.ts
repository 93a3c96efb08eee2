import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
});

/** Styled by `:checked`, so that it responds before hydration. */
export const choice = style({
  ...shared.centered,
  position: 'relative',
  minBlockSize: '3.25rem',
  padding: theme.space.xs,
  border: `2px solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    [`&${shared.chosen}`]: { borderColor: theme.color.brand, boxShadow: `inset 0 0 0 2px ${theme.color.brand}` },
    // Only visible in forced-colors mode, where the system's colors replace ours.
    [`&${shared.chosen}:not(${shared.focused})`]: { outline: '2px solid transparent' },
    [`&${shared.focused}`]: { outline: `3px solid ${theme.color.brand}`, outlineOffset: '3px' },
  },
});
