import { style } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

/** Without scripts the block is hidden. A link to it then scrolls to what follows, with the last of the plans above still in view. */
export const place = style({
  selectors: { ':root[data-failed] &': { scrollMarginBlockStart: '75vh' } },
  '@media': { '(scripting: none)': { scrollMarginBlockStart: '75vh' } },
});
export const root = style({ '@media': { print: { display: 'none' } } });

export const columns = style({ ...shared.split(7, 5, { columnGap: theme.space.xl }), gap: theme.space.l });

/** In one column, the receipt stands between the slider and the note, so that a phone shows the price of the chosen days. */
export const controls = style({
  display: 'contents',
  '@media': { [screens.desktop]: { ...shared.column, gap: theme.space.l, alignContent: 'start' } },
});
export const carts = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
});
export const cart = style({ alignContent: 'end', gap: theme.space.xxs, fontSize: theme.size.small });
export const name = style({ whiteSpace: 'nowrap' });
export const note = style({ ...shared.note, order: 1 });
