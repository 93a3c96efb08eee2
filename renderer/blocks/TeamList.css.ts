import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  columnGap: 'clamp(2.5rem, 6vw, 6rem)',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const member = style({
  display: 'grid',
  gap: `${theme.space.xs} ${theme.space.m}`,
  paddingBlock: theme.space.m,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'min(7.5rem, 33%) minmax(min-content, 1fr)' } },
});

/** The portrait goes above the years of experience. */
export const portrait = style({
  inlineSize: 'min(7.5rem, 100%)',
  aspectRatio: '1',
  borderRadius: theme.radius.large,
});

export const experience = style({ fontSize: theme.size.label, color: theme.color.quiet });
export const years = style({
  ...shared.figure,
  display: 'block',
  fontSize: theme.size.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  color: theme.color.brand,
});

export const words = style({ display: 'grid', gap: theme.space.xxs, alignContent: 'start' });
export const role = style({ fontWeight: 560 });
export const quiet = style({ color: theme.color.quiet, maxInlineSize: '44ch' });
