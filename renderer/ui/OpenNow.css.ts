import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const root = style({
  minBlockSize: '1lh',
  fontSize: '0.9375em',
  fontWeight: 560,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-open]::before': {
      content: '',
      display: 'inline-block',
      inlineSize: '0.625em',
      blockSize: '0.625em',
      marginInlineEnd: '0.5em',
      borderRadius: '50%',
      border: `2px solid ${theme.color.open}`,
      background: theme.color.open,
    },
    '&[data-open="false"]::before': { borderColor: theme.color.control, background: theme.color.control },
  },
});
