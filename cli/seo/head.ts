import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { CardFile } from '../cards/card.ts';
import { filters } from '../facts/filters.ts';
import { socialFileOf, socialSize } from '../images/renditions.ts';
import { longestTitle } from '../site/page-titles.ts';
import type { Page, SiteFrame } from '../site/site.ts';
import { structuredData } from './structured-data.ts';

/** The head of a page: texts from `seo:`, addresses from the dealer's, structured data from the blocks, and the social card if any. */
export function headOf(page: Page, site: SiteFrame, baseUrl: string, card?: CardFile): PageModel['head'] {
  const { seo } = page;
  const { name = '', phone } = site.facts.business;
  const named = seo.title.includes(name) ? seo.title : `${seo.title} | ${name}`;
  const title = named.length <= longestTitle ? named : seo.title;
  // Every description ends with the dealer's phone number.
  const call = phone ? `Call ${filters.phone?.(phone)}.` : '';
  const description = seo.description.endsWith(call) ? seo.description : `${seo.description} ${call}`;
  const canonical = canonicalOf(page, baseUrl);
  // Search engines must not find a site with drafts.
  const hidden = page.kind === 'fallback' || seo.noIndex === true || site.calendar.withDrafts;
  const image = socialImageOf(page, site) ?? card;
  const meta: PageModel['head']['meta'] = [
    { name: 'theme-color', content: '#0B2B21' },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: seo.type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_US' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (hidden) meta.push({ name: 'robots', content: 'noindex' });
  if (canonical !== '') meta.push({ property: 'og:url', content: canonical });
  if (image) {
    meta.push({ property: 'og:image', content: `${baseUrl}/${image.name}` });
    meta.push({ property: 'og:image:width', content: String(socialSize.width) });
    meta.push({ property: 'og:image:height', content: String(socialSize.height) });
    meta.push({ property: 'og:image:alt', content: image.alt });
  }
  return {
    title,
    description,
    keywords: seo.keywords.join(', '),
    canonical,
    language: 'en-US',
    meta,
    jsonLd: hidden ? [] : structuredData(page, site, baseUrl, image && `${baseUrl}/${image.name}`),
  };
}

/** The photograph for shared links, by its name in the built site. */
function socialImageOf(page: Page, site: SiteFrame): Pick<CardFile, 'name' | 'alt'> | undefined {
  const { image } = page.seo;
  const file = image && site.source.images.get(image.file);
  return file && { name: socialFileOf(file).name, alt: image.alt };
}

/** The canonical absolute address of a page; '' if the page has no address of its own. */
export function canonicalOf(page: Page, baseUrl: string): string {
  if (page.kind === 'fallback') return '';
  return page.route === '/' ? `${baseUrl}/` : baseUrl + page.route;
}
