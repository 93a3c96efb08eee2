import { style } from '@vanilla-extract/css';
import { container, leastRoom } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ paddingBlock: 'clamp(2rem, 1.5rem + 2vw, 3.5rem) 6rem' });

export const inner = style([
  container,
  {
    ...shared.column,
    gap: theme.space.l,
    '@media': {
      [screens.desktop]: {
        gridTemplate: '"head form" auto "reach form" auto "places form" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: theme.space.xl,
      },
    },
  },
]);

export const head = style({
  display: 'grid',
  gap: theme.space.s,
  '@media': { [screens.desktop]: { gridArea: 'head' } },
});
export const lead = style({ fontSize: theme.size.lead, color: theme.color.quiet, maxInlineSize: '40ch' });
export const reach = style({ '@media': { [screens.desktop]: { gridArea: 'reach' } } });
export const places = style({ '@media': { [screens.desktop]: { gridArea: 'places' } } });

export const form = style({
  ...shared.card,
  ...shared.column,
  gap: theme.space.m,
  alignContent: 'start',
  alignSelf: 'start',
  padding: `clamp(${leastRoom}, 4vw, 3rem)`,
  '@media': { [screens.desktop]: { gridArea: 'form' } },
});

export const formHead = style({ display: 'grid', gap: theme.space.xs });
export const formTitle = style({ fontSize: theme.size.h3 });
export const formText = style({ color: theme.color.quiet, maxInlineSize: theme.width.measure });
