import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

/** Where the kinds stand side by side. */
const columns = '(min-width: 42rem)';

export const root = style([
  container,
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: theme.space.s,
    paddingBlockEnd: theme.space.l,
    '@media': { print: { paddingBlockEnd: theme.space.s, fontSize: '10pt' } },
  },
]);

export const heading = style({ fontSize: theme.size.body, letterSpacing: 0 });

/** One panel for all kinds, divided by lines, so that it is easy to compare them. */
export const list = style({
  ...shared.card,
  display: 'grid',
  overflow: 'clip',
  '@container': { [columns]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  padding: theme.space.m,
  breakInside: 'avoid',
  // The lines at the edge of the panel are cut off.
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  margin: '-1px 0 0 -1px',
});

export const name = style({ fontSize: theme.size.h4 });
/** Room for a finger above and below the words. */
export const link = style({
  display: 'inline-block',
  paddingBlock: '0.75rem',
  marginBlock: '-0.75rem',
  color: theme.color.ink,
  textDecorationColor: theme.color.control,
});

export const window = style({
  ...shared.figure,
  fontSize: theme.size.h2,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  color: theme.color.brand,
  '@media': { print: { fontSize: '18pt' } },
});

export const terms = style({ display: 'grid', gap: '0.25rem' });
export const scope = style(shared.note);
