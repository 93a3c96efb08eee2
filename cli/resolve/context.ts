import type { Subject } from '../facts/subject.ts';
import type { Report } from '../finding.ts';
import type { SiteFrame } from '../site/site.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** Where something was written. */
export interface Place {
  file: SourceFile;
  path: Path;
}

/** What the texts of a page may name, and where what is found of them goes. */
export interface ResolveContext extends Pick<SiteFrame, 'source' | 'schemas' | 'facts' | 'invalidFacts'> {
  /** What they may name besides the facts. */
  scope: Record<string, unknown>;
  report: Report;
  /** What the page is about. */
  subject?: Subject | undefined;
}
