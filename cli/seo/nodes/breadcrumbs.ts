import type { BreadcrumbList } from 'schema-dts';
import type { BreadcrumbsBlock } from '../../../schemas/generated/blocks/breadcrumbs.ts';
import type { NodeContext } from '../structured-data.ts';

export default function breadcrumbs({ links, current }: BreadcrumbsBlock, { baseUrl }: NodeContext): BreadcrumbList {
  const trail = [...links.map(({ label, href }) => ({ name: label, item: baseUrl + href })), { name: current }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
