import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { homeOf } from '../site/home.ts';
import { addressesOf, linksOf } from '../site/links.ts';

const outside = /^(https?:\/\/|mailto:|tel:|sms:)/;

export default {
  name: 'dead-link',
  description: 'A visitor who follows a link to nowhere leaves, and search engines trust the site less.',

  check(site, report) {
    const addresses = addressesOf(site);
    const home = homeOf(site);
    for (const { target: written, locate, inProse } of linksOf(site)) {
      // An address of this site is none of another, however it is written.
      const target = home && written.startsWith(`${home}/`) ? written.slice(home.length) : written;
      if (isOwnHost(target, home)) {
        const message = `Link "${target}" is an address of this site in another form.`;
        report({ ...locate(), message, hint: 'Begin it with / for a page of this site.' });
        continue;
      }
      if (outside.test(target) || target.startsWith('#')) continue;
      const path = target.split(/[?#]/)[0] ?? '';
      if (!path.startsWith('/') || path.startsWith('//')) {
        if (!inProse) continue;
        const message = `Link "${target}" is neither an address of this site nor one of another.`;
        report({ ...locate(), message, hint: 'Begin it with / for a page of this site, or with https://.' });
      } else if (path !== '/' && path.endsWith('/')) {
        const message = `Link "${target}" ends in a slash, which no address of this site does.`;
        report({ ...locate(), message, hint: `Write "${path.replace(/\/+$/, '')}${target.slice(path.length)}".` });
      } else if (!addresses.has(path)) {
        const hint = didYouMean(path, addresses.names) ?? 'Add the page, or take the link out.';
        report({ ...locate(), message: `Link "${target}" leads to no page.`, hint });
      }
    }
  },

  verify(built, report) {
    const addresses = addressesOf(built.site);
    const has = (path: string) => addresses.has(path) || built.files.has(path.slice(1)) || path.startsWith('/assets/');
    for (const { page, reading } of built.pages) {
      for (const target of reading.targets) {
        const path = target.split(/[?#]/)[0] ?? '';
        if (path.startsWith('/') && !has(path) && path !== '/api/contact')
          reportBuilt(target, page.source.file, report);
      }
    }
  },
} satisfies Rule;

/** True for an address of the dealer's own host that does not begin as the site's own do: http for https, www left out. */
function isOwnHost(target: string, home: string): boolean {
  const [own, other] = [home, target].map((address) =>
    /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase(),
  );
  return own !== undefined && own === other && target !== home;
}

function reportBuilt(target: string, file: string, report: RuleReport): void {
  const message = `The built page has a link to "${target}", which leads to no page.`;
  report({
    file,
    line: 1,
    column: 1,
    message,
    hint: 'The link is made by a block of the page, not written in this file.',
  });
}
