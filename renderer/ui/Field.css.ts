import { style } from '@vanilla-extract/css';
import * as shared from '../theme/shared.ts';
import { theme } from '../theme/theme.css.ts';

export const field = style({ display: 'grid', gap: '0.375rem', alignContent: 'start', minInlineSize: 0 });
export const wide = style([field, { gridColumn: '1 / -1' }]);
export const label = style({ fontWeight: 600 });

export const control = style({
  ...shared.control,
  inlineSize: '100%',
  padding: '0.75rem 0.875rem',
  selectors: {
    'textarea&': { minBlockSize: '10rem', resize: 'vertical', lineHeight: 1.5 },
    '&[aria-invalid="true"]': { borderColor: theme.color.error, boxShadow: `inset 0 0 0 1px ${theme.color.error}` },
  },
});

export const error = style({ fontSize: theme.size.small, fontWeight: 560, color: theme.color.error });
