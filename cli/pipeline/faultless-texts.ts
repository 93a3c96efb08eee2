import { factAt } from '../facts/described-facts.ts';
import { recordWith } from '../facts/subject.ts';
import { hashOf } from '../files/source-hash.ts';
import { mistakesOfSite } from '../prose/mistakes-in.ts';
import { type AuthoredText, factTexts } from '../prose/texts.ts';
import { commonHash, isCurrent, pathsIn, type Trace, traceOfTexts } from './page-trace.ts';
import type { Reader } from './read-file.ts';

/** What we remember of a record, or of a section of `site.yaml`. */
interface Known {
  trace: Trace;
  /** For each of its texts, true if we found no mistake in it. */
  faultless: boolean[];
}

/** Runs `check`, which then skips the texts of facts that had no mistakes in an earlier run and depend on nothing that has changed. */
export function withoutFaultless({ site, memory, code, isSound }: Reader, check: () => void): void {
  const recordOf = ({ fact = '' }: AuthoredText) => recordWith(site.source, fact);
  const parts = Map.groupBy(factTexts(site), (text) => recordOf(text)?.path ?? text.fact?.split('.', 1)[0] ?? '');
  const judged = [...parts].map(([path, texts]) => {
    const inputs = [code, commonHash(site), path, hashOf([factAt(site, path), texts.map(({ raw }) => raw)])];
    const known = memory.recall<Known>('texts', inputs);
    return { texts, inputs, known: known && isCurrent(site, known.trace) ? known : undefined };
  });
  site.faultless = new Set(judged.flatMap(({ texts, known }) => texts.filter((_, index) => known?.faultless[index])));
  check();
  if (!isSound) return;
  const faulty = new Set(mistakesOfSite(site).map(({ text }) => text));
  for (const { texts, inputs } of judged.filter(({ known }) => !known)) {
    const paths = texts.flatMap((text) => pathsIn(site, text, recordOf(text)));
    const known: Known = { trace: traceOfTexts(site, texts, paths), faultless: texts.map((text) => !faulty.has(text)) };
    memory.keep('texts', inputs, known);
  }
}
