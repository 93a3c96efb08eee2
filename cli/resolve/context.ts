import type { Facts } from '../facts/facts.ts';
import type { Subject } from '../facts/subject.ts';
import type { Report } from '../finding.ts';
import type { ImageFile } from '../images/image-file.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** Where something was written. */
export interface Place {
  file: SourceFile;
  path: Path;
}

/** What the texts of a page may name, and where what is found of them goes. */
export interface ResolveContext {
  facts: Facts;
  schemas: Schemas;
  /** Files in `pages/images`, by name. */
  images: ReadonlyMap<string, ImageFile>;
  /** What they may name besides the facts. */
  scope: Record<string, unknown>;
  report: Report;
  /** Facts with findings already: what comes of reading them is not reported again. */
  invalidFacts: ReadonlySet<string>;
  /** What the page is about. */
  subject?: Subject | undefined;
}
