import querystring from 'node:querystring';
import { oncePer } from '../memory/once-per.ts';
import { suggestName } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { linksOf } from '../site/links.ts';
import { idsOf } from '../site/page-digest.ts';
import { writtenRedirects } from '../site/routes.ts';
import type { Page } from '../site/site.ts';

export default {
  description: 'A visitor who is sent to a section lands at the top of the page and does not find it.',

  checkSite(site, report) {
    // The frame around the blocks of a page has the id "main".
    const shared = new Set(['main', ...idsOf(site.layout.blocks)]);
    const idsOn = oncePer((page: Page) => new Set(page.digest.ids));
    // The section may be in a block with a mistake, such as a misspelled key.
    const judge = site.schemas.judgeBy('page');
    const isSound = oncePer(({ kind, source }: Page) => kind === 'record' || judge(source.data) === 0);
    const pages = new Map(
      site.pages.flatMap((page) => [page.route, ...page.aliases].map((route) => [route, page] as const)),
    );
    const redirects = writtenRedirects(site).map((redirect) => ({ ...redirect, page: undefined }));
    for (const { target, page: holder, locate } of [...linksOf(site), ...redirects]) {
      const [address = '', written = ''] = target.split('#');
      // This does not throw on a percent sign that an author has not encoded.
      const anchor = querystring.unescape(written);
      const path = address.split('?')[0];
      const leadsTo = anchor === '' ? [] : path ? [pages.get(path)] : holder ? [holder] : site.pages;
      for (const page of leadsTo) {
        if (!page || shared.has(anchor) || idsOn(page).has(anchor) || !isSound(page)) continue;
        const anchors = page.digest.ids.map((id) => `#${id}`);
        const hint = `${suggestName(`#${anchor}`, anchors)} Without "#" and what follows, the link leads to the top of the page.`;
        report(locate(), { message: `Page ${page.route} has no section "#${anchor}".`, hint });
      }
    }
  },
} satisfies Rule;
