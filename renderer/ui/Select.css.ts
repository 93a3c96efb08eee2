import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

/** The label is inside the button, above the selected value. */
export const field = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const label = style({
  position: 'absolute',
  insetBlockStart: '0.4375rem',
  insetInlineStart: '0.875rem',
  fontSize: theme.size.label,
  lineHeight: 1.2,
  color: theme.color.quiet,
  pointerEvents: 'none',
});

export const button = style({
  ...shared.control,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.xxs,
  minInlineSize: 0,
  padding: '1.375rem 0.75rem 0.3125rem 0.875rem',
  fontWeight: 560,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { borderColor: theme.color.brand } },
});

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Beside others in a row, a longer value would make this one taller than they are.
  '@media': { [screens.desktop]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
});
export const chevron = style({
  flexShrink: 0,
  alignSelf: 'center',
  marginBlockStart: '-1rem',
  color: theme.color.quiet,
});
