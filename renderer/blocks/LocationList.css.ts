import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const beside = style({ ...shared.split(7, 5), gap: theme.space.l, alignItems: 'start' });

export const list = style({ ...shared.column, gap: theme.space.m });
export const item = style({ breakInside: 'avoid' });

/** The map stays in view while the locations scroll by, if there is room for its controls too. On a small screen it follows them. */
export const aside = style({
  '@media': {
    [`${screens.desktop} and (min-height: 52rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});
