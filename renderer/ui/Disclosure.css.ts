import { style } from '@vanilla-extract/css';

const open = { display: 'block', position: 'static', contentVisibility: 'visible' } as const;
const shown = { selectors: { '&&[hidden]': open } };

export const heading = style({ font: 'inherit', letterSpacing: 'inherit' });

/** The title without JavaScript, when there is no button. */
export const plain = style({ selectors: { '&&': { cursor: 'auto' } } });

/** The panel is `hidden` until hydration. After that it is `hidden="until-found"`, so the browser's find-in-page opens it. */
export const panel = style({
  selectors: {
    '&[hidden]:where(:not([hidden="until-found"]))': { display: 'none' },
    // Takes it out of the grid, so that it adds no gap.
    '&[hidden]': { position: 'absolute' },
    ':root[data-failed] &&[hidden]': open,
  },
  '@media': {
    '(scripting: none)': shown,
    print: shown,
  },
});
