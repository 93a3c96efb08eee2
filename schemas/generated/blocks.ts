// Written by `npm run generate` from the schemas. Do not edit.
import type { AreaMapBlock } from './blocks/area-map.ts';
import type { BrandGridBlock } from './blocks/brand-grid.ts';
import type { BrandHeroBlock } from './blocks/brand-hero.ts';
import type { BrandIntroBlock } from './blocks/brand-intro.ts';
import type { BreadcrumbsBlock } from './blocks/breadcrumbs.ts';
import type { CallToActionBlock } from './blocks/call-to-action.ts';
import type { ContactBlock } from './blocks/contact.ts';
import type { DealerContactBlock } from './blocks/dealer-contact.ts';
import type { EffectiveDateBlock } from './blocks/effective-date.ts';
import type { FeatureListBlock } from './blocks/feature-list.ts';
import type { FootnotesBlock } from './blocks/footnotes.ts';
import type { GalleryBlock } from './blocks/gallery.ts';
import type { HeroBlock } from './blocks/hero.ts';
import type { InventoryBlock } from './blocks/inventory.ts';
import type { KeyFiguresBlock } from './blocks/key-figures.ts';
import type { LinkListBlock } from './blocks/link-list.ts';
import type { LocalPrideBlock } from './blocks/local-pride.ts';
import type { LocationListBlock } from './blocks/location-list.ts';
import type { MunicipalityGridBlock } from './blocks/municipality-grid.ts';
import type { OpeningHoursBlock } from './blocks/opening-hours.ts';
import type { PhotographBlock } from './blocks/photograph.ts';
import type { PolicyBodyBlock } from './blocks/policy-body.ts';
import type { PolicyContactBlock } from './blocks/policy-contact.ts';
import type { PolicyHeaderBlock } from './blocks/policy-header.ts';
import type { ProseBlock } from './blocks/prose.ts';
import type { QuestionsBlock } from './blocks/questions.ts';
import type { QuickContactBlock } from './blocks/quick-contact.ts';
import type { RentalEstimatorBlock } from './blocks/rental-estimator.ts';
import type { RentalHeroBlock } from './blocks/rental-hero.ts';
import type { RentalPlansBlock } from './blocks/rental-plans.ts';
import type { ReturnTermsBlock } from './blocks/return-terms.ts';
import type { ReviewsBlock } from './blocks/reviews.ts';
import type { SeriesListBlock } from './blocks/series-list.ts';
import type { SeriesTableBlock } from './blocks/series-table.ts';
import type { ServiceListBlock } from './blocks/service-list.ts';
import type { ShowroomListBlock } from './blocks/showroom-list.ts';
import type { SiteFooterBlock } from './blocks/site-footer.ts';
import type { SiteHeaderBlock } from './blocks/site-header.ts';
import type { SlotBlock } from './blocks/slot.ts';
import type { SpecCardsBlock } from './blocks/spec-cards.ts';
import type { SpecSheetBlock } from './blocks/spec-sheet.ts';
import type { StepsBlock } from './blocks/steps.ts';
import type { StoryBlock } from './blocks/story.ts';
import type { TeamListBlock } from './blocks/team-list.ts';
import type { TownHeroBlock } from './blocks/town-hero.ts';
import type { ValueListBlock } from './blocks/value-list.ts';
import type { VehicleDetailBlock } from './blocks/vehicle-detail.ts';
import type { VehicleGridBlock } from './blocks/vehicle-grid.ts';
import type { VehicleHeroBlock } from './blocks/vehicle-hero.ts';

/** Any block, told apart by its `type`. */
export type Block =
  | AreaMapBlock
  | BrandGridBlock
  | BrandHeroBlock
  | BrandIntroBlock
  | BreadcrumbsBlock
  | CallToActionBlock
  | ContactBlock
  | DealerContactBlock
  | EffectiveDateBlock
  | FeatureListBlock
  | FootnotesBlock
  | GalleryBlock
  | HeroBlock
  | InventoryBlock
  | KeyFiguresBlock
  | LinkListBlock
  | LocalPrideBlock
  | LocationListBlock
  | MunicipalityGridBlock
  | OpeningHoursBlock
  | PhotographBlock
  | PolicyBodyBlock
  | PolicyContactBlock
  | PolicyHeaderBlock
  | ProseBlock
  | QuestionsBlock
  | QuickContactBlock
  | RentalEstimatorBlock
  | RentalHeroBlock
  | RentalPlansBlock
  | ReturnTermsBlock
  | ReviewsBlock
  | SeriesListBlock
  | SeriesTableBlock
  | ServiceListBlock
  | ShowroomListBlock
  | SiteFooterBlock
  | SiteHeaderBlock
  | SlotBlock
  | SpecCardsBlock
  | SpecSheetBlock
  | StepsBlock
  | StoryBlock
  | TeamListBlock
  | TownHeroBlock
  | ValueListBlock
  | VehicleDetailBlock
  | VehicleGridBlock
  | VehicleHeroBlock
;
