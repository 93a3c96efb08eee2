import { globalStyle, style } from '@vanilla-extract/css';
import { container, section } from '../layout/layout.css.ts';
import { screens } from '../layout/screens.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style([section.paper, { '@media': { print: { paddingBlock: `${theme.space.s} 0` } } }]);

// A printed sheet ends here, because the rest only makes sense on screen.
const onPaper = { '@media': { print: { display: 'none' } } };
globalStyle(`${root} ~ *`, onPaper);
globalStyle(`body:has(${root}) footer`, onPaper);

export const inner = style([
  container,
  {
    ...shared.column,
    gap: `${theme.space.l} ${theme.space.xl}`,
    '@media': {
      [screens.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)', gridTemplateRows: 'auto 1fr' },
      print: {
        gridTemplateColumns: '1fr 1fr',
        gap: `${theme.space.s} ${theme.space.m}`,
        fontSize: '9.5pt',
        breakInside: 'avoid',
      },
    },
  },
]);

export const title = style({ '@media': { print: { fontSize: '14pt' } } });
export const part = style({
  ...shared.column,
  containerType: 'inline-size',
  alignContent: 'start',
  gap: theme.space.m,
  '@media': { print: { gap: theme.space.xs } },
});

globalStyle(`${part}:nth-child(2)`, { '@media': { [screens.laptop]: { gridRow: '1 / span 2', gridColumn: 2 } } });

export const features = style({
  display: 'grid',
  columnGap: theme.space.m,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' }, print: { gridTemplateColumns: '1fr' } },
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: theme.space.s,
  alignItems: 'start',
  paddingBlock: '1.125rem',
  borderBlockStart: hairline,
  fontSize: theme.size.h4,
  lineHeight: 1.35,
  breakInside: 'avoid',
  '@media': {
    [screens.laptop]: { minBlockSize: '7.75rem' },
    print: { minBlockSize: 0, fontSize: 'inherit', paddingBlock: '0.25rem', gap: theme.space.xs },
  },
});
export const tick = style({ color: theme.color.brand, '@media': { print: { inlineSize: '1.125rem' } } });

export const table = style({ ...shared.table, borderBlockStart: `2px solid ${theme.color.ink}` });

/** On a narrow screen, the value of a row goes below its label. */
const listed = screens.narrowContainer;

export const row = style({
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@container': { [listed]: { display: 'grid', paddingBlock: theme.space.xs } },
});

const cell = style({
  paddingBlock: '0.625rem',
  verticalAlign: 'baseline',
  textAlign: 'start',
  '@media': { print: { paddingBlock: '0.1rem' } },
  '@container': { [listed]: { padding: 0 } },
});
export const label = style([
  cell,
  {
    paddingInlineEnd: theme.space.s,
    fontWeight: 'inherit',
    color: theme.color.quiet,
    '@container': { [listed]: { paddingInlineEnd: 0 } },
  },
]);
export const value = style([
  cell,
  { textAlign: 'end', fontWeight: 600, '@container': { [listed]: { textAlign: 'start' } } },
]);

export const note = style({ ...shared.note, '@media': { print: { fontSize: 'inherit' } } });

export const imprint = style({
  gridColumn: '1 / -1',
  paddingBlockStart: theme.space.xs,
  borderBlockStart: `2px solid ${theme.color.ink}`,
});

export const actions = style({ alignSelf: 'start', '@media': { print: { display: 'none' } } });
