import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

const wide = 'screen and (min-width: 64rem)';

export const frame = style({
  ...shared.column,
  gap: theme.space.l,
  paddingBlock: theme.space.xl,
  '@media': { [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const head = style({ gridColumn: '1 / -1', display: 'grid', gap: theme.space.s });
export const title = style({ fontSize: theme.size.h1 });
export const lead = style({ maxInlineSize: theme.width.measure, fontSize: theme.size.lead, color: theme.color.quiet });

export const side = style({
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: theme.space.m,
      alignSelf: 'start',
      maxBlockSize: `calc(100vh - 2 * ${theme.space.m})`,
      overflow: 'auto',
    },
  },
});

export const find = style({ display: 'grid', gap: theme.space.xxs, fontSize: theme.size.small, fontWeight: 600 });

export const input = style({
  ...shared.control,
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: theme.space.s,
  fontWeight: 400,
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  marginBlockStart: theme.space.s,
});

export const name = style({
  display: 'block',
  paddingBlock: '0.375rem',
  fontSize: theme.size.small,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const list = style({ ...shared.column, gap: theme.space.xl });

export const entry = style({
  ...shared.column,
  gap: theme.space.m,
  paddingBlockStart: theme.space.l,
  borderBlockStart: hairline,
  scrollMarginBlockStart: theme.space.s,
});

export const heading = style({ fontSize: theme.size.h3 });
export const text = style({ maxInlineSize: theme.width.measure });

export const example = style({ border: hairline, borderRadius: theme.radius.large, overflow: 'hidden' });
export const shown = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '26rem',
  border: 0,
  background: theme.color.paper,
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  alignItems: 'center',
  paddingInline: theme.space.s,
  fontSize: theme.size.small,
  borderBlock: hairline,
});

export const copy = style({
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
  padding: 0,
  fontWeight: 600,
  color: theme.color.brand,
  background: 'none',
  border: 0,
  cursor: 'pointer',
});

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const yaml = style({
  maxBlockSize: '22rem',
  margin: 0,
  padding: theme.space.s,
  overflow: 'auto',
  font: `0.8125rem/1.6 ${mono}`,
  background: theme.color.surface,
});

export const keys = style({ display: 'grid' });

export const key = style({
  display: 'grid',
  gap: `${theme.space.xxs} ${theme.space.m}`,
  paddingBlock: theme.space.xs,
  borderBlockStart: hairline,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const path = style({ font: `600 0.875rem/1.6 ${mono}`, overflowWrap: 'anywhere' });
export const required = style({
  marginInlineStart: theme.space.xs,
  fontSize: theme.size.label,
  color: theme.color.error,
});
export const meaning = style({ fontSize: theme.size.small });
export const type = style({ display: 'block', color: theme.color.quiet, overflowWrap: 'anywhere' });
