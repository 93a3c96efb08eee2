import type { Seo as WrittenSeo } from '../../schemas/generated/common/seo.ts';
import type { Page as PageFile } from '../../schemas/generated/page.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Facts } from '../facts/facts.ts';
import type { Reference } from '../facts/references.ts';
import type { Subject } from '../facts/subject.ts';
import type { Location } from '../finding.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Calendar } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import type { Path, Place, SourceFile } from '../source/source-file.ts';

/** A block for the renderer: plain data, all text final. */
export type Block = { type: string; id?: string } & Record<string, unknown>;

/** The author's `seo:` data, with defaults filled in. */
export type Seo = WrittenSeo & Required<Pick<WrittenSeo, 'keywords' | 'type'>>;

/** A text that an author wrote for a page, before and after we filled in its references. */
export interface Text {
  /** Where the final value is in the page: `['blocks', 2, 'title']`, `['seo', 'title']`. */
  pointer: Path;
  source: Place;
  raw: string;
  value: unknown;
  references: Reference[];
  /** Its schema; undefined for a key that no schema knows. */
  schema: JsonSchema | undefined;
}

/** A link, prose as HTML, or the file name of a photograph, at its place in the page. */
export interface ResolvedLeaf {
  pointer: Path;
  value: string;
  format: 'link' | 'prose' | 'photograph';
  /** For a photograph, the minimum width in pixels to be sharp here. */
  leastWidth?: number | undefined;
}

/** A part of the site that we resolve as a unit: a page, or the root layout. */
export interface Resolved {
  /** Its own file, not those of its layouts. */
  source: SourceFile;
  blocks: Block[];
  blockSources: Place[];
  texts: Text[];
  /** Its links, prose and photographs, final. */
  leaves: ResolvedLeaf[];
  /** The fact path of each value that was bound as a whole, by pointer (joined by `/`). */
  bound: Map<string, string>;
}

/** An address pattern that a page answers if no page has the address. */
export type Catch = NonNullable<PageFile['catch']>[number];

/** A page without its contents. */
export interface PageFrame {
  /** Such as `/policies/return-policy`. For a page with `catches`, the path that we write it to. */
  route: string;
  source: SourceFile;
  kind: 'page' | 'record' | 'entry' | 'fallback';
  /** The entry of an `each` page, or the page's record: the name that texts use for it, and its fact path. */
  subject?: Subject;
  aliases: string[];
  catches: Catch[];
  seo: Seo;
}

/** A link on a page as plain data, either from a block or from prose. */
export interface LinkWords {
  target: string;
  /** The link text, if it has any. */
  label?: string | undefined;
  /** True in prose, where no schema checks the target's format. */
  inProse: boolean;
  /** Index of the page's leaf with the link. */
  leaf: number;
}

/** What rules need to compare pages: plain data, a small part of each page. */
export interface PageDigest {
  heading?: string | undefined;
  /** The ids in blocks, and those of headings in their prose. */
  ids: string[];
  /** What links to the page can be about: each is a part of their query. */
  topics: string[];
  links: LinkWords[];
  photographs: ResolvedLeaf[];
  /** The last items of breadcrumbs, with the index of their blocks. */
  trails: [index: number, current: string][];
  /** The file and path of the texts behind the title and the description. */
  origins: { title: string; description: string };
  /** Identifies the page's texts that other pages may show too. Equal for two pages with the same shared texts. */
  sharedTexts?: string | undefined;
}

/** A page. To look at many pages, use their digests, since reading a page's contents may resolve it again. */
export interface Page extends PageFrame, Resolved {
  digest: PageDigest;
}

/** What all pages share. */
export interface SiteFrame {
  source: Source;
  /** The date that we read the site for, and what is on the site then. */
  calendar: Calendar;
  schemas: Schemas;
  facts: Facts;
  /** Paths of facts that already have findings. We do not report their consequences. */
  invalidFacts: ReadonlySet<string>;
  /** The root layout. The page's own blocks replace its `slot`. */
  layout: Resolved;
  /** True if the site is about to go live. */
  isRelease?: boolean;
}

/** The whole site as plain data, which the rules check and the renderer shows. */
export interface Site extends SiteFrame {
  pages: Page[];
  /** Texts of the facts that we know have no mistakes. */
  faultless?: ReadonlySet<object>;
}

/** A rendered page during verification. */
export interface BuiltPage {
  page: Page;
  model: PageModel;
  reading: Pick<PageReading, 'chunks' | 'structuredData'>;
}

export interface FinishedPage {
  page: Page;
  /** For comparing its text with others: the hashes of the runs of words in it; see html/similarity.ts. */
  signature: Int32Array;
  shingles(): Int32Array;
}

/** The source of a value in a page: a text of the page, or a fact that the page bound as a whole. */
export interface Origin {
  location: Location;
  /** Path of the fact, if the value was bound. */
  fact?: string;
  /** The author's text that is the value, or that bound it. */
  text?: Text;
}

/** Traces a value of a page, or the `snippet` of it, back to its source line. */
export function originOf(resolved: Resolved, facts: Facts, pointer: Path, snippet = ''): Origin {
  const text = nearestText(resolved, pointer);
  for (let cut = pointer.length; text && cut >= text.pointer.length; cut--) {
    const fact = resolved.bound.get(pointer.slice(0, cut).join('/'));
    if (fact === undefined) continue;
    const path = [fact, ...pointer.slice(cut)].join('.');
    return { location: facts.locate(path), fact: path, text };
  }
  if (text) return { location: text.source.file.locateWithin(text.source.path, snippet), text };
  const [head, index] = pointer;
  const block = head === 'blocks' ? resolved.blockSources[Number(index)] : undefined;
  const location = block ? block.file.locate([...block.path, ...pointer.slice(2)]) : resolved.source.locate(pointer);
  return { location };
}

function nearestText({ texts }: Resolved, pointer: Path): Text | undefined {
  const around = texts.filter((text) => text.pointer.every((step, index) => String(step) === String(pointer[index])));
  return around.sort((a, b) => b.pointer.length - a.pointer.length)[0];
}
