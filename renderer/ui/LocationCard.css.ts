import { style, styleVariants } from '@vanilla-extract/css';
import { leastRoom } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const base = style({
  ...shared.column,
  gap: `${theme.space.m} ${theme.space.l}`,
  padding: `clamp(${leastRoom}, 3vw, 2rem)`,
  borderRadius: theme.radius.large,
  border: hairline,
  '@media': {
    [screens.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
      gridTemplateAreas: '"name name" "place hours" "actions actions" "links links"',
    },
  },
});

export const root = styleVariants({
  physical: [base, { background: theme.color.surface }],
  online: [base, { background: theme.color.panel, borderColor: 'transparent' }],
});

/** On a phone they stack in source order. */
const area = (gridArea: string) => style({ '@media': { [screens.tablet]: { gridArea } } });

export const name = style([area('name'), { fontSize: theme.size.h3 }]);

export const place = style([area('place'), { display: 'grid', gap: theme.space.xs, alignContent: 'start' }]);
export const hours = style([
  area('hours'),
  {
    // Keeps room for the words on whether it is open now, which come later and would make the column wider.
    '::after': {
      content: shared.unspoken('Closed, opens tomorrow at 10AM'),
      display: 'block',
      blockSize: 0,
      paddingInlineStart: '1.125em',
      fontSize: '0.9375em',
      fontWeight: 560,
      visibility: 'hidden',
    },
  },
]);
export const address = style({ fontStyle: 'normal' });
export const phone = style({
  ...shared.plainLink,
  justifySelf: 'start',
  paddingBlock: '0.5rem',
  marginBlock: '-0.5rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style([area('actions'), { display: 'flex', flexWrap: 'wrap', gap: theme.space.xs }]);

export const links = style([
  area('links'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space.m}`,
    paddingBlockStart: theme.space.xs,
    marginBlockEnd: `calc(-1 * ${theme.space.s})`,
    borderBlockStart: hairline,
  },
]);
export const link = style({ ...shared.roomy, gap: theme.space.xxs, fontSize: theme.size.small });
