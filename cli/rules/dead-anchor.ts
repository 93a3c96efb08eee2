import querystring from 'node:querystring';
import { isTopic } from '../../schemas/named-topics.ts';
import { oncePer } from '../memory/once-per.ts';
import { didYouMean, suggestName } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { linksOf } from '../site/links.ts';
import { idsOf } from '../site/page-digest.ts';
import { writtenRedirects } from '../site/routes.ts';
import type { Page } from '../site/site.ts';

export default {
  description: 'A visitor who is sent to a section or a topic finds the top of the page, or an empty form.',

  checkSite(site, report) {
    // The frame around the blocks of a page has the id "main".
    const shared = new Set(['main', ...idsOf(site.layout.blocks)]);
    const idsOn = oncePer((page: Page) => new Set(page.digest.ids));
    // A topic may only be missing because of a mistake in the facts that it comes from.
    const topicsOn = oncePer((page: Page) => new Set(site.invalidFacts.size > 0 ? [] : page.digest.topics));
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
      const [path, query = ''] = address.split('?');
      const named = path ? pages.get(path) : undefined;
      const topic = named && query !== '' && isSound(named) ? deadTopic(query, topicsOn(named)) : undefined;
      if (named && topic) {
        const near = didYouMean(topic, topicsOn(named));
        const hint = `${near ? `${near} ` : ''}If it is gone, take the link out. Without what follows "?", the form starts empty.`;
        report(locate(), { message: `Page ${named.route} knows no topic "${topic}".`, hint });
      }
      const leadsTo = anchor === '' ? [] : path ? [named] : holder ? [holder] : site.pages;
      for (const page of leadsTo) {
        if (!page || shared.has(anchor) || idsOn(page).has(anchor) || !isSound(page)) continue;
        const anchors = page.digest.ids.map((id) => `#${id}`);
        const hint = `${suggestName(`#${anchor}`, anchors)} Without "#" and what follows, the link leads to the top of the page.`;
        report(locate(), { message: `Page ${page.route} has no section "#${anchor}".`, hint });
      }
    }
  },
} satisfies Rule;

/** The part of the query that is no topic of the page, if the page has any. Of a slug that is no slug, its own finding is enough. */
function deadTopic(query: string, topics: ReadonlySet<string>): string | undefined {
  return query.split('&').find((part) => topics.size > 0 && isTopic(part) && !topics.has(part));
}
