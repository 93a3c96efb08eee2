import type { BreadcrumbsBlock } from '../../schemas/generated/blocks/breadcrumbs.ts';
import { Trail } from '../ui/Trail.tsx';

export default function Breadcrumbs(props: BreadcrumbsBlock) {
  return <Trail {...props} />;
}
