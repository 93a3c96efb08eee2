import { factAt } from '../facts/described-facts.ts';
import { recordWith } from '../facts/subject.ts';
import { hashOf } from '../files/source-hash.ts';
import { mistakesOfSite } from '../prose/mistakes-in.ts';
import { type AuthoredText, factTexts } from '../prose/texts.ts';
import { commonHash, isCurrent, readsOfText, type Trace, traceOfTexts } from './page-trace.ts';
import type { Reader } from './read-file.ts';

/**
 * Checks the facts, but skips texts that had no mistakes before if nothing that they depend on has changed. So after one changed fact, we
 * check only a few texts and not hundreds.
 */
export function withoutFaultless({ site, memory, isSound }: Reader, judge: () => void): void {
  const units = Map.groupBy(factTexts(site), ({ fact = '' }) => fact.split('.', 2).join('.'));
  const judged = [...units].map(([unit, texts]) => {
    const holder = factAt(site, unit.replace(/\..*/, '')) as object;
    const beside = Object.values(holder).filter((value) => typeof value === 'string');
    const said = texts.map(({ fact, raw, value }) => [fact, raw, value]);
    return { unit, texts, inputs: [commonHash(site), hashOf([beside, said])] };
  });
  const isKnown = ({ inputs }: (typeof judged)[number]) => {
    const trace = memory.recall<Trace>('texts', inputs);
    return trace !== undefined && isCurrent(site, trace);
  };
  const known = new Set(judged.filter(isKnown));
  site.faultless = new Set([...known].flatMap(({ texts }) => texts));
  judge();
  if (!isSound) return;
  const readsOf = (text: AuthoredText) => readsOfText(site, text, recordWith(site.source, text.fact ?? ''));
  const faulty = new Set(mistakesOfSite(site).map(({ text }) => text));
  for (const made of judged) {
    const { unit, texts, inputs } = made;
    if (known.has(made) || texts.some((text) => faulty.has(text))) continue;
    memory.keep('texts', inputs, traceOfTexts(site, texts, [unit, ...texts.flatMap(readsOf)]));
  }
}
