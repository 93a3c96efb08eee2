import type { Seo as WrittenSeo } from '../../schemas/generated/common/seo.ts';
import type { Page as PageFile } from '../../schemas/generated/page.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Facts } from '../facts/facts.ts';
import type { InvalidFacts } from '../facts/invalid-facts.ts';
import type { Reference } from '../facts/references.ts';
import type { Subject } from '../facts/subject.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Calendar } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** A block as the renderer receives it: plain data, every text final. */
export type Block = { type: string; id?: string } & Record<string, unknown>;

/** What an author says for search engines, with what stands where nothing is said. */
export type Seo = WrittenSeo & Required<Pick<WrittenSeo, 'keywords' | 'type'>>;

/** One text that an author wrote for a page, before and after its references were filled in. */
export interface Text {
  /** Where the final value stands in the page: `['blocks', 2, 'title']`, `['seo', 'title']`. */
  pointer: Path;
  source: { file: SourceFile; path: Path };
  raw: string;
  value: unknown;
  references: Reference[];
  /** What its schema says of it; undefined under a key that no schema knows. */
  schema: JsonSchema | undefined;
}

/** A link, prose as HTML, or the name of a photograph's file, where it stands in the page. */
export interface ResolvedLeaf {
  pointer: Path;
  value: string;
  format: 'link' | 'prose' | 'photograph';
  /** Of a photograph, the width in pixels below which it is not sharp in this place. */
  leastWidth?: number | undefined;
}

/** A part of the site that was resolved as one: a page, or the root layout. */
export interface Resolved {
  /** The file that it is written in, with layouts around it. */
  source: SourceFile;
  blocks: Block[];
  blockSources: { file: SourceFile; path: Path }[];
  texts: Text[];
  /** Its links, prose and photographs, final. */
  leaves: ResolvedLeaf[];
  /** Fact path of the data that stands at a pointer (joined by `/`), for data that was bound whole. */
  bound: Map<string, string>;
}

/** An address pattern that a page answers although no page has the address. */
export type Catch = NonNullable<PageFile['catch']>[number];

/** What a page is, but for what stands on it. */
export interface PageFrame {
  /** `/policies/return-policy`; for a page with `catches`, the path it is written to. */
  route: string;
  source: SourceFile;
  kind: 'page' | 'record' | 'entry' | 'fallback';
  /** The entry of an `each` page or the record that a page shows: the name texts use for it, and its fact path. */
  subject?: Subject;
  aliases: string[];
  catches: Catch[];
  seo: Seo;
}

/** A link on a page as plain data: as target of a block, or in prose. */
export interface LinkWords {
  target: string;
  /** The words that lead there, where it has any. */
  label?: string | undefined;
  /** True in running text, where no schema judges the form of the target. */
  inProse: boolean;
  /** Which of the page's leaves it stands in. */
  leaf: number;
}

/** What rules ask of every page when they compare pages: plain data, a small part of the page. */
export interface PageDigest {
  heading?: string | undefined;
  /** The ids that blocks ask for, and those of the headings in their prose. */
  ids: string[];
  links: LinkWords[];
  photographs: ResolvedLeaf[];
  /** Ends of the ways from Home, by the places of their blocks. */
  trails: [index: number, current: string][];
  /** Sections that describe departments of the dealer, by their ids. */
  departments: string[];
  /** Which text the title and the description are made from: its file and its place there. */
  origins: { title: string; description: string };
  /** Which texts it shows that other pages may show as well: the same for two pages that show the very same ones. */
  sharedTexts?: string | undefined;
}

/** A page. Whoever looks at many pages asks their digests; what stands on a page may have to be worked out anew when it is asked for. */
export interface Page extends PageFrame, Resolved {
  digest: PageDigest;
}

/** What all pages are made with. */
export interface SiteFrame {
  source: Source;
  /** The day that the site is read on, and what that comes to. */
  calendar: Calendar;
  schemas: Schemas;
  facts: Facts;
  /** Facts with findings already; what follows from them is not reported again. */
  invalidFacts: InvalidFacts;
  /** The root layout; the page's own blocks go where the `slot` stands. */
  layout: Resolved;
}

/** The whole site as plain data: what the rules judge and the renderer shows. */
export interface Site extends SiteFrame {
  pages: Page[];
  /** Texts among the facts of which it is known that they hold no mistakes. */
  faultless?: ReadonlySet<object>;
}

/** A page after rendering, while it is looked at. */
export interface BuiltPage {
  page: Page;
  model: PageModel;
  reading: Pick<PageReading, 'chunks' | 'structuredData'>;
}

export interface FinishedPage {
  page: Page;
  addresses: PageReading['addresses'];
  /** Of its text, for comparing it with others: how many runs of words there are in it, and what stands for them; see html/similarity.ts. */
  runs: number;
  signature: Int32Array;
  shingles(): Int32Array;
}

/** The site after rendering, before it is published. */
export interface BuiltSite {
  site: Site;
  pages: FinishedPage[];
  /** Files that are neither pages nor pictures, by name: `assets/x.css`, `robots.txt`. */
  files: ReadonlyMap<string, string>;
}
