import type { OpeningHoursBlock } from '../../schemas/generated/blocks/opening-hours.ts';
import type { Page, Site } from '../site/site.ts';

/** `@id` of a showroom, which is its section of the page that lists it. */
export function locationId(baseUrl: string, page: Pick<Page, 'route'>, slug: string): string {
  return `${baseUrl}${page.route}#${slug}`;
}

/** `@id` of the department that keeps the hours of a block. */
export function hoursId(baseUrl: string, page: Pick<Page, 'route'>, block: Pick<OpeningHoursBlock, 'id'>): string {
  return `${baseUrl}${page.route}#${block.id ?? 'hours'}`;
}

/** The departments of the dealer that pages of the site describe, by `@id`. */
export function departmentIds(site: Pick<Site, 'pages'>, baseUrl: string): string[] {
  return site.pages.flatMap((page) => page.digest.departments.map((slug) => locationId(baseUrl, page, slug)));
}
