import { style } from '@vanilla-extract/css';
import { container } from '../layout/layout.css.ts';
import { theme } from '../theme/theme.css.ts';

export const root = style({ background: theme.color.panel, paddingBlock: theme.space.l });

export const inner = style([
  container,
  { display: 'flex', flexWrap: 'wrap', gap: theme.space.l, alignItems: 'center', justifyContent: 'space-between' },
]);

export const title = style({ fontSize: theme.size.h3 });
