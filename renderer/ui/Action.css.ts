import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  minBlockSize: '3rem',
  paddingInline: '1.375rem',
  border: '2px solid transparent',
  borderRadius: '999px',
  fontWeight: 620,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${theme.time.quick}, border-color ${theme.time.quick}, transform ${theme.time.quick}`,
  ':active': { transform: 'translateY(1px)' },
  ':disabled': { opacity: 0.6, cursor: 'progress' },
});

export const action = styleVariants({
  primary: [
    base,
    { background: theme.color.accent, color: theme.color.onAccent, ':hover': { borderColor: theme.color.onAccent } },
  ],
  secondary: [
    base,
    {
      borderColor: 'currentColor',
      color: 'inherit',
      background: 'transparent',
      ':hover': { borderColor: theme.color.accent },
    },
  ],
  quiet: [base, { paddingInline: 0, color: theme.color.brand, ':hover': { textDecoration: 'underline' } }],
});
