import type { ImageFile } from '../images/image-file.ts';
import type { SourceFile } from './source-file.ts';

/** All that an author wrote, parsed but not yet judged. File names are relative to `root`, with `/`. */
export interface Source {
  root: string;
  site: SourceFile;
  /** Pages that bring their own blocks, `pages/**.yaml`. */
  pages: SourceFile[];
  /** `_layout.yaml` files, keyed by their folder (`pages`, `pages/policies`). */
  layouts: Map<string, SourceFile>;
  /** Vehicle records, keyed by slug. */
  vehicles: Map<string, SourceFile>;
  /** Files in `pages/images`, by name. */
  images: Map<string, ImageFile>;
}

/** The folder whose files are vehicle records rather than pages of blocks. */
export const vehicleFolder = 'pages/vehicles';
