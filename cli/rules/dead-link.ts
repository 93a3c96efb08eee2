import { isInvalidFact } from '../facts/invalid-facts.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { addressesOf, linksOf } from '../site/links.ts';
import { homeOf, hostOf, redirectsOf } from '../site/routes.ts';
import { unpublishedPages } from '../site/unpublished-pages.ts';

const outside = /^(https?:\/\/|mailto:|tel:|sms:)/i;

export default {
  description: 'A visitor who follows a link to nowhere leaves, and search engines trust the site less.',

  checkSite(site, report) {
    const addresses = addressesOf(site);
    const home = homeOf(site);
    const ourHost = hostOf(home);
    const waiting = unpublishedPages(site);
    for (const { page, target: written, locate, facts, inProse } of linksOf(site)) {
      // Our own address in front makes no difference: it is a page of this site either way.
      const target = home && written.startsWith(`${home}/`) ? written.slice(home.length) : written;
      if (target !== home && ourHost && hostOf(target) === ourHost) {
        const message = `Link "${target}" is an address of this site in another form.`;
        report(locate(), { message, hint: 'Begin it with / for a page of this site.' });
        continue;
      }
      if (outside.test(target) || target.startsWith('#')) continue;
      const path = target.split(/[?#]/)[0] ?? '';
      if (!path.startsWith('/') || path.startsWith('//')) {
        if (!inProse) continue;
        const message = `Link "${target}" is neither an address of this site nor one of another.`;
        const near = didYouMean(`/${path.replace(/^(?:\.*\/)*(?:pages\/)?|\.(?:yaml|html)$/g, '')}`, addresses.names);
        report(locate(), { message, hint: near ?? 'Begin it with / for a page of this site, or with https://.' });
      } else if (path !== '/' && path.endsWith('/')) {
        const message = `Link "${target}" ends in a slash, which no address of this site does.`;
        report(locate(), { message, hint: `Write "${path.replace(/\/+$/, '')}${target.slice(path.length)}".` });
      } else if (waiting.has(path) && !(page && waiting.has(page.route))) {
        const { reason, hint, severity } = waiting.get(path)!;
        report(locate(), { severity, message: `Link "${target}" leads to a page that ${reason}.`, hint });
      } else if (!addresses.has(path)) {
        if (facts().some((fact) => isInvalidFact(fact, site.invalidFacts, page?.subject))) continue;
        const moved = redirectsOf(site).get(path);
        const isGone = site.source.knownAddresses.includes(path);
        const near = isGone ? 'The last build had that page: bring it back.' : didYouMean(path, addresses.names);
        const isFile = /\.(?!html$|yaml$)\w+$/.test(path);
        const none = isFile ? 'Write the whole address of a file, from https:// on.' : 'Add the page.';
        const known = `${near ?? none} If the page is gone, take the link out.`;
        const isThere = moved && (outside.test(moved) || addresses.has(moved.split(/[?#]/)[0] ?? ''));
        const hint = isThere ? `The page has moved: write "${moved}".` : known;
        report(locate(), { message: `Link "${target}" leads to no page.`, hint });
      }
    }
  },
} satisfies Rule;
