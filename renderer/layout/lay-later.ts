import { globalStyle } from '@vanilla-extract/css';
import { laidOut } from './later.css.ts';
import { screens } from './screens.ts';

/**
 * On a phone, lays parts of a page out a moment after what it opens with: all at once would keep the phone busy. Only on a page that
 * opens at its top (schemas/fresh-script.ts), and not once React draws the pages.
 * @param delays by selector of the parts, when each is laid out, where it does not come into view before
 */
export function layLater(delays: Record<string, string>): void {
  for (const [parts, delay] of Object.entries(delays))
    globalStyle(`:root[data-fresh]:not([data-hydrated]) ${parts}`, {
      '@media': {
        [`${screens.phone} and (prefers-reduced-motion: no-preference)`]: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 40rem',
          animation: `${laidOut} 0s ${delay} forwards`,
        },
      },
    });
}
