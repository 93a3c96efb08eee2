import { style } from '@vanilla-extract/css';
import { mapTones } from '../art/map/tones.ts';
import { container, onNight } from '../layout/layout.css.ts';
import * as shared from '../theme/shared.ts';
import { hairline, theme } from '../theme/theme.css.ts';

export const root = style([onNight, { '@media': { screen: { vars: mapTones.dark } } }]);

export const inner = style([
  container,
  {
    ...shared.split(7, 5, { columnGap: theme.space.xl, alignItems: 'start' }),
    gap: theme.space.l,
    paddingBlock: 'clamp(2.5rem, 5vw, 4rem)',
  },
]);
export const words = style({ ...shared.column, gap: theme.space.s, justifyItems: 'start' });
export const heading = style({ maxInlineSize: '100%' });
export const text = style({ fontSize: theme.size.lead, lineHeight: 1.45, maxInlineSize: '52ch' });
export const actions = style({ marginBlockStart: theme.space.xs });

export const facts = style({
  display: 'grid',
  inlineSize: '100%',
  marginBlockStart: theme.space.m,
  gap: `${theme.space.s} ${theme.space.m}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});
export const fact = style({ paddingBlockStart: theme.space.xs, borderBlockStart: hairline });
export const term = style({ fontSize: theme.size.label, color: theme.color.quiet });
export const value = style({ fontWeight: 560, lineHeight: 1.4 });

export const chart = style({ inlineSize: '100%', maxInlineSize: '48rem', marginInline: 'auto' });
