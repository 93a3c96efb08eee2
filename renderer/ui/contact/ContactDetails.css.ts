import { globalStyle, style } from '@vanilla-extract/css';
import * as shared from '../../theme/shared.ts';
import { theme } from '../../theme/theme.css.ts';

export const places = style({ display: 'grid', gap: theme.space.l });
export const group = style({ display: 'grid', gap: theme.space.xs, justifyItems: 'start' });

export const phone = style({
  ...shared.figure,
  ...shared.plainLink,
  // Room for a finger below.
  paddingBlockEnd: '0.4375rem',
  marginBlockEnd: '-0.4375rem',
  fontSize: `min(${theme.size.h2}, 11vw)`,
  fontWeight: 700,
  lineHeight: 1.3,
  ':hover': { textDecoration: 'underline' },
});
// Safari and Firefox can zoom text alone, beyond any cap.
globalStyle(`${phone} [data-unbroken]`, { whiteSpace: 'normal' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

export const mail = style({ ...shared.roomy, gap: theme.space.xs });

export const title = style({ fontSize: theme.size.h4 });
export const showrooms = style({ display: 'grid', gap: theme.space.s });
export const name = style({ fontWeight: 600 });
export const directions = style({
  ...shared.roomy,
  gap: '0.25rem',
  marginBlock: '-0.375rem',
  fontSize: theme.size.small,
});
