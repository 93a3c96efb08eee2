import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../layout/screens.ts';
import { theme } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `min(${theme.space.xs}, 2vw)`,
  minBlockSize: '3rem',
  paddingInline: 'min(1.375rem, 6vw)',
  paddingBlock: theme.space.xs,
  border: '2px solid transparent',
  borderRadius: theme.radius.full,
  fontWeight: 620,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `transform ${theme.time.quick}`,
  ':active': { transform: 'translateY(1px)' },
  selectors: { '&:is([data-disabled], [data-pending])': { opacity: 0.6, cursor: 'progress' } },
  // Nobody can press it on paper, and the foot of the page has the number to call.
  '@media': { [screens.narrow]: { paddingInline: theme.space.xs }, print: { display: 'none' } },
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
      ':hover': { color: theme.color.brand },
    },
  ],
  quiet: [
    base,
    {
      paddingInline: 0,
      border: 0,
      justifyContent: 'start',
      textAlign: 'start',
      color: theme.color.brand,
      borderRadius: theme.radius.small,
      ':hover': { textDecoration: 'underline' },
    },
  ],
});
