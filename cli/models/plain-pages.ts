import { outputName } from '../site/routes.ts';
import type { Page } from '../site/site.ts';

/**
 * Files at the addresses of a pattern whose page needs JavaScript, where another page shows the same without: the page itself, which leads
 * to that other page where there is no JavaScript.
 * @param htmlOf the HTML of a page
 */
export function plainPages(pages: readonly Page[], htmlOf: (page: Page) => string): [name: string, html: string][] {
  return pages.flatMap((page) =>
    page.catches.flatMap(({ pattern, plain }) => {
      const fitting = plain && new RegExp(`^${plain.replace(/:\w+/, '([^/]+)')}$`);
      return pages.flatMap(({ route }): [string, string][] => {
        const name = fitting ? fitting.exec(route)?.[1] : undefined;
        if (name === undefined) return [];
        const leads = `<noscript><meta http-equiv="refresh" content="0; url=${route}"></noscript></head>`;
        return [[`${outputName(pattern.replace(/:\w+/, name))}.html`, htmlOf(page).replace('</head>', leads)]];
      });
    }),
  );
}
