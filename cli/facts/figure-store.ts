import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hashFiles } from '../bundle/source-hash.ts';
import { keep, keptPath, pruneOldest } from '../cache.ts';
import { createFigureFinder, type Figure, type FigureOptions, hasAnchor } from '../figures/index.ts';
import { packageRoot } from '../package-root.ts';

/** A reader of texts that remembers, from one run to the next, what it read in them. */
export interface FigureStore {
  /** The figures of a text; each text is read once. */
  find(text: string): readonly Figure[];
  /** Keeps for the next runs what was read in this one. */
  save(): Promise<void>;
}

/** How many sets of figures are kept, one for each set of names and nouns, and how many texts of each. */
const kept = { sets: 4, texts: 10_000 };

const none: readonly Figure[] = [];

/** What is found in a text depends on the text, the site's names and nouns, and the code that reads. */
export function createFigureStore(options: FigureOptions): FigureStore {
  const code = hashFiles(packageRoot, [], ['cli/figures']);
  const hash = createHash('sha256')
    .update(JSON.stringify([code, options]))
    .digest('hex')
    .slice(0, 16);
  const known = readKept(keptPath('figures', hash));
  const read = createFigureFinder(options);
  const asked = new Map<string, readonly Figure[]>();
  let added = 0;
  return {
    find(text) {
      let figures = asked.get(text);
      if (figures) return figures;
      if (!hasAnchor(text)) return none;
      figures = known.get(text);
      if (!figures) {
        figures = read(text);
        added++;
      }
      asked.set(text, figures);
      return figures;
    },
    async save() {
      if (added === 0) return;
      added = 0;
      // Those that were asked for first, so that what nobody asks for any more drops out at the end.
      const texts = [...new Map([...asked, ...known])].slice(0, kept.texts);
      await keep('figures', hash, (path) => writeFile(path, JSON.stringify(texts)));
      await pruneOldest('figures', kept.sets);
    },
  };
}

/** Empty as well where the entry has been spoiled. */
function readKept(path: string | undefined): Map<string, readonly Figure[]> {
  try {
    return new Map(path === undefined ? [] : (JSON.parse(readFileSync(path, 'utf8')) as [string, Figure[]][]));
  } catch {
    return new Map();
  }
}
