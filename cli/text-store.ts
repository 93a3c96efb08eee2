import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { codeHash } from './files/source-hash.ts';
import { keep, pruneOldest, readKept } from './memory/cache.ts';
import { oncePer } from './memory/once-per.ts';

/** What was read in texts, kept from one run to the next: most texts are the same, and reading takes longer than looking up. */
interface TextStore {
  save(): Promise<void>;
}

/** How many stores of a kind are kept, one for each set of parameters, and how many texts of each. */
const kept = { stores: 4, texts: 10_000 };

const storesOf = oncePer((_: object) => new Set<TextStore>());

interface Reader<Answer> {
  /** Names the store. */
  kind: string;
  /** Whatever else than the text the answer depends on, as JSON. */
  parameters: unknown;
  /** The answer must be the same as JSON. */
  read: (text: string) => Answer;
}

/**
 * A reader of texts that reads each text once, in this run or in an earlier one.
 * @param owner what `saveTexts` is asked by, such as the site
 */
export function rememberTexts<Answer>(
  owner: object,
  { kind, parameters, read }: Reader<Answer>,
): (text: string) => Answer {
  const hash = createHash('sha256')
    .update(JSON.stringify([codeHash(), parameters]))
    .digest('hex')
    .slice(0, 16);
  const entry = readKept(kind, hash);
  const known = new Map(Array.isArray(entry) ? (entry as [string, Answer][]) : []);
  const asked = new Map<string, Answer>();
  let added = 0;
  storesOf(owner).add({
    async save() {
      if (added === 0) return;
      added = 0;
      // Those that were asked for first, so that what nobody asks for any more drops out at the end.
      const texts = [...new Map([...asked, ...known])].slice(0, kept.texts);
      await keep(kind, hash, (path) => writeFile(path, JSON.stringify(texts)));
      await pruneOldest(kind, kept.stores);
    },
  });
  return (text) => {
    let answer = asked.get(text) ?? known.get(text);
    if (answer === undefined) {
      answer = read(text);
      added++;
    }
    asked.set(text, answer);
    return answer;
  };
}

/** Keeps for the next runs what was read in this one. */
export async function saveTexts(owner: object): Promise<void> {
  await Promise.all([...storesOf(owner)].map((store) => store.save()));
}
