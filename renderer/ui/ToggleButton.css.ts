import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { action } from './Action.css.ts';

export const root = style([
  action.secondary,
  {
    selectors: {
      '&[data-selected]': { background: theme.color.ink, borderColor: theme.color.ink, color: theme.color.paper },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': {
            // Otherwise the browser puts a box of the page's color behind the words, which have that color here.
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            outlineColor: 'Highlight',
          },
        },
      },
    },
  },
]);
