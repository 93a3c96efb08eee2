import { globalStyle } from '@vanilla-extract/css';
import { laidOut } from './later.css.ts';
import { screens } from './screens.ts';

/**
 * On a phone, delays the layout of parts of a page, because laying out everything at once keeps the phone busy. Only for a page
 * that opens at its top (schemas/fresh-script.ts), and only until React has hydrated it.
 * @param delays by selector, how long each part waits, unless it scrolls into view first
 */
export function layLater(delays: Record<string, string>): void {
  for (const [parts, delay] of Object.entries(delays))
    globalStyle(`:root[data-fresh]:not([data-hydrated]) ${parts}`, {
      '@supports': {
        // Not in WebKit, which leaves a part blank after the animation. Only WebKit has hanging punctuation.
        'not (hanging-punctuation: first)': {
          '@media': {
            [`${screens.phone} and (prefers-reduced-motion: no-preference)`]: {
              contentVisibility: 'auto',
              containIntrinsicBlockSize: 'auto 40rem',
              animation: `${laidOut} 0s ${delay} forwards`,
            },
          },
        },
      },
    });
}
