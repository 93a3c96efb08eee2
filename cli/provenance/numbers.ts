import type { PageReading } from '../html/page-reading.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import { findNumerals, numeralSign } from '../prose/lexer/numerals.ts';
import { tokenize } from '../prose/lexer/recognizer.ts';
import type { SiteFrame } from '../site/site.ts';
import { textsIn } from '../source/source-file.ts';

const sign = new RegExp(numeralSign, 'i');

/** The numbers of a text, in digits or in words. Kept, because most texts with numbers are the layout's and come again on every page. */
export const numbersOf = oncePerText((text): readonly number[] => {
  if (!sign.test(text)) return [];
  return findNumerals(tokenize(text.replace(/\b(?:tel|sms):\+?/g, ' '))).map(({ value }) => value);
});

/** Every number in some data, in digits or in words, with the lengths of lists, dates and clock times, as a page may word them. */
export function numbersIn(data: unknown): Set<number> {
  const numbers = new Set<number>();
  const [lengths, limits] = [new Set<number>(), new Set<number>()];
  const visit = (node: unknown) => {
    if (typeof node === 'number') numbers.add(node).add(Math.abs(node));
    // Pages show times on a 12-hour clock.
    else if (typeof node === 'string')
      for (const number of numbersOf(node)) numbers.add(number).add(number > 12 && number <= 24 ? number - 12 : number);
    else if (node && typeof node === 'object') {
      if (Array.isArray(node)) lengths.add(node.length);
      for (const [key, item] of Object.entries(node)) {
        if (/limit$/i.test(key)) limits.add(Number(item));
        visit(item);
      }
    }
  };
  visit(data);
  // A block that cuts a list counts the rest.
  const rests = [...limits].flatMap((limit) => [...lengths].map((length) => length - limit));
  return numbers.union(lengths).union(new Set(rests));
}

/** Numbers that every page may show: those of the root layout, and those of the business and its hours. */
export const sharedNumbers = oncePer((site: SiteFrame) =>
  numbersIn([site.layout.blocks, site.facts.business, site.facts.tree.hours]),
);

/** The texts of structured data that can have figures: all but addresses, and the 23:59 that schema.org wants for a day that never closes. */
export function textsOfStructured(structuredData: unknown): string[] {
  const texts = textsIn(structuredData).map(({ value }) => value);
  return texts.filter((text) => text !== '23:59' && !/^https?:/.test(text));
}

/** True if a rendered page has a number, in its text or its structured data, that is not one of these. */
export function showsUnknownNumber({ chunks, structuredData }: PageReading, numbers: ReadonlySet<number>): boolean {
  return [...chunks, ...textsOfStructured(structuredData)].some((text) =>
    numbersOf(text).some((number) => !numbers.has(number)),
  );
}
