// Written by `npm run generate` from the schemas. Do not edit.
import type { BreadcrumbsBlock } from './blocks/breadcrumbs.ts';
import type { CallToActionBlock } from './blocks/call-to-action.ts';
import type { FeatureListBlock } from './blocks/feature-list.ts';
import type { HeroBlock } from './blocks/hero.ts';
import type { MunicipalityGridBlock } from './blocks/municipality-grid.ts';
import type { ProseBlock } from './blocks/prose.ts';
import type { QuickContactBlock } from './blocks/quick-contact.ts';
import type { SiteFooterBlock } from './blocks/site-footer.ts';
import type { SiteHeaderBlock } from './blocks/site-header.ts';
import type { SlotBlock } from './blocks/slot.ts';
import type { VehicleGridBlock } from './blocks/vehicle-grid.ts';

/** Any block, told apart by its `type`. */
export type Block =
  | BreadcrumbsBlock
  | CallToActionBlock
  | FeatureListBlock
  | HeroBlock
  | MunicipalityGridBlock
  | ProseBlock
  | QuickContactBlock
  | SiteFooterBlock
  | SiteHeaderBlock
  | SlotBlock
  | VehicleGridBlock
;
