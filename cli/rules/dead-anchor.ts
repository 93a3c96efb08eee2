import { oneOf } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { linksOf, type SiteLink } from '../site/links.ts';
import { idsOf } from '../site/page-digest.ts';
import type { Page, Site } from '../site/site.ts';

/** Anchors that every page has, from the frame around its blocks. */
const frame = ['main'];

export default {
  name: 'dead-anchor',
  description: 'A visitor who is sent to a section lands at the top of the page and does not find it.',

  checkSite(site, report) {
    const shared = [...frame, ...idsOf(site.layout.blocks)];
    const ids = new Map<Page, Set<string>>();
    forEachAnchor(site, (link, page, anchor) => {
      const known = ids.get(page) ?? new Set([...shared, ...page.digest.ids]);
      ids.set(page, known);
      if (known.has(anchor)) return;
      const own = page.digest.ids.map((id) => `#${id}`);
      const hint = `${oneOf(`#${anchor}`, own)} Without "#" and what follows, the link leads to the top of the page.`;
      report({ ...link.locate(), message: `Page ${page.route} has no section "#${anchor}".`, hint });
    });
  },

  verifySite({ site, pages }, report) {
    const built = new Map(pages.map((page) => [page.page, page]));
    forEachAnchor(site, (link, page, anchor) => {
      const ids = built.get(page)?.ids;
      if (!ids || ids.includes(anchor)) return;
      report({
        ...link.locate(),
        message: `The built page ${page.route} has no element with the id "${anchor}".`,
        hint: 'The block that carries this id does not give it to its element.',
      });
    });
  },
} satisfies Rule;

function forEachAnchor(site: Site, visit: (link: SiteLink, page: Page, anchor: string) => void): void {
  const pages = new Map(
    site.pages.flatMap((page) => [page.route, ...page.aliases].map((route): [string, Page] => [route, page])),
  );
  for (const link of linksOf(site)) {
    const [address = '', anchor] = link.target.split('#');
    if (anchor === undefined || anchor === '') continue;
    const path = address.split('?')[0];
    const targets = path ? [pages.get(path)] : link.page ? [link.page] : site.pages;
    for (const page of targets) if (page) visit(link, page, decodeURIComponent(anchor));
  }
}
