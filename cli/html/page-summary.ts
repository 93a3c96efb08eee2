/** What a visitor, a screen reader or a search engine finds in a built page, as plain data. */
export interface PageReading {
  /**
   * All that is read in one go, in the order of the page: a paragraph or cell, a description of a picture, a meta text; structured data
   * apart.
   */
  chunks: string[];
  /** The text of `<main>` outside of tables; header and footer, which all pages share, are left out. */
  mainText: string;
  canonical: string[];
  ogUrl: string[];
  /** The contents of its JSON-LD scripts. */
  structuredData: unknown[];
}

/** What stays of the reading of a page once it has been judged. */
export interface PageSummary {
  canonical: string[];
  ogUrl: string[];
  /** Addresses in its structured data. */
  structuredData: string[];
}

export function summaryOf(reading: Omit<PageReading, 'mainText' | 'chunks'>): PageSummary {
  const { canonical, ogUrl, structuredData } = reading;
  return { canonical, ogUrl, structuredData: addressesIn(structuredData) };
}

/** Keys of structured data that hold addresses. */
const addressKeys = new Set('@id url item sameAs image logo mainEntityOfPage merchantReturnLink'.split(' '));

/** The addresses in structured data, as often as they stand there. */
function addressesIn(node: unknown, key?: string): string[] {
  if (typeof node === 'string') return key !== undefined && addressKeys.has(key) ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((item) => addressesIn(item, key));
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, item]) => addressesIn(item, name));
}
