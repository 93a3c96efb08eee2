import { style } from '@vanilla-extract/css';
import { layLater } from '../../layout/lay-later.ts';
import { screens } from '../../layout/screens.ts';
import * as shared from '../../theme/shared.ts';
import { theme } from '../../theme/theme.css.ts';

/** At least as high as the window, so that what follows does not jump into view when few vehicles match. */
export const root = style({ scrollMarginBlockStart: '7rem', minBlockSize: 'calc(100svh - 16rem)' });

export const grid = style({
  display: 'grid',
  gap: theme.space.s,
  '@media': {
    [screens.tablet]: { gap: theme.space.m, gridTemplateColumns: 'repeat(2, 1fr)' },
    [screens.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    '(min-width: 80rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
    print: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

layLater({
  [`${grid} > :nth-child(n + 3)`]: '0.2s',
  [`${grid} > :nth-child(n + 13)`]: '0.3s',
  [`${grid} > :nth-child(n + 25)`]: '0.4s',
});

export const notice = style({
  ...shared.centered,
  gap: theme.space.m,
  minBlockSize: '22rem',
  padding: theme.space.l,
  border: `1px dashed ${theme.color.control}`,
  borderRadius: theme.radius.large,
});

export const noticeText = style({ fontSize: theme.size.lead, maxInlineSize: '36ch' });
