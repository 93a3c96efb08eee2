import type { ImageFile } from '../images/image-file.ts';
import type { SourceFile } from './source-file.ts';

/** Everything that an author wrote, parsed but not checked yet. File names are relative to `root`, with `/`. */
export interface Source {
  root: string;
  site: SourceFile;
  /** Pages that bring their own blocks, `pages/**.yaml`. */
  pages: SourceFile[];
  /** `_layout.yaml` files, keyed by their folder (`pages`, `pages/policies`). */
  layouts: Map<string, SourceFile>;
  /** Pages that are data, by their path among the facts: `events.open-day`. */
  records: Map<string, RecordFile>;
  /** Files in `pages/images`, by name. */
  images: Map<string, ImageFile>;
  /** Hashes of the files' contents as we have read them, by name; see `contentHash`. */
  hashes: ReadonlyMap<string, string>;
  /** The addresses that pages had in the last build. */
  knownAddresses: string[];
  /** The names that the facts had in earlier builds, each with the path of the fact. */
  knownNames: Record<string, string>;
}

/** A page that is data rather than blocks: an entry of a collection of facts. */
export interface RecordFile {
  /** Name of its schema, and of the record in the texts of its page: `event`. */
  schema: string;
  /** The folder of pages that it is in, and the collection of facts that it belongs to: `events`. */
  collection: string;
  slug: string;
  file: SourceFile;
}

/** The files with pages. Records come first: if one has changed, its page and its card take the longest to make. */
export function pageFiles({ pages, records }: Source): SourceFile[] {
  return [...[...records.values()].map(({ file }) => file), ...pages];
}

/** Every file that an author wrote text in. */
export function sourceFiles(source: Source): SourceFile[] {
  return [source.site, ...source.layouts.values(), ...pageFiles(source)];
}
