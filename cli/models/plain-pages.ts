import type { BuiltPage } from '../site/built-site.ts';
import { outputName } from '../site/routes.ts';

/**
 * Files at the addresses of a pattern whose page needs JavaScript, where another page shows the same without: the page itself, which leads
 * to that other page where there is no JavaScript.
 */
export function plainPages(pages: readonly BuiltPage[]): [name: string, html: string][] {
  return pages.flatMap(({ page, html }) =>
    page.catches.flatMap(({ pattern, plain }) => {
      const fitting = plain && new RegExp(`^${plain.replace(/:\w+/, '([^/]+)')}$`);
      return pages.flatMap(({ page: { route } }): [string, string][] => {
        const name = fitting ? fitting.exec(route)?.[1] : undefined;
        if (name === undefined) return [];
        const leads = `<noscript><meta http-equiv="refresh" content="0; url=${route}"></noscript></head>`;
        return [[`${outputName(pattern.replace(/:\w+/, name))}.html`, html.replace('</head>', leads)]];
      });
    }),
  );
}
