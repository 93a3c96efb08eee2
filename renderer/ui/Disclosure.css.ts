import { style } from '@vanilla-extract/css';

const shown = {
  selectors: { '&&[hidden]': { display: 'block', position: 'static', contentVisibility: 'visible' } },
} as const;

export const heading = style({ font: 'inherit', letterSpacing: 'inherit' });

/** Without JavaScript it is a title and no button. */
export const trigger = style({ '@media': { '(scripting: none)': { pointerEvents: 'none' } } });

/** Before the browser has taken over it is `hidden`, from then on `hidden="until-found"`, which finding in the page opens. */
export const panel = style({
  selectors: {
    '&[hidden]:where(:not([hidden="until-found"]))': { display: 'none' },
    // Out of the way, so that it takes no gap of a grid.
    '&[hidden]': { position: 'absolute' },
  },
  '@media': {
    '(scripting: none)': shown,
    print: shown,
  },
});
