import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  columnGap: 'clamp(2.5rem, 6vw, 6rem)',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const value = style({
  display: 'grid',
  gap: theme.space.xs,
  alignContent: 'start',
  paddingBlock: theme.space.m,
  borderBlockStart: hairline,
  breakInside: 'avoid',
});
export const name = style({ color: theme.color.brand });
export const text = style({ fontSize: theme.size.lead, lineHeight: 1.45, maxInlineSize: '36ch' });
