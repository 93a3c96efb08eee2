import type { Document, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Visit } from '../e2e/support.ts';
import { element, elements } from './page-text.ts';

/** A page as the server sends it. */
export interface ServedPage {
  status: number;
  document: Document;
  main: Element;
  /** Content of the meta element with that name or property. */
  meta(name: string): string | undefined;
  /** Path of its canonical address, if it has one. */
  canonical(): string | undefined;
  /** All entities in its structured data. */
  entities(): Entity[];
}

// biome-ignore lint/suspicious/noExplicitAny: structured data of any type, compared value by value
export type Entity = Record<string, any>;

/** Fetches each page of the served site once, without running its scripts. */
export class ServedPages {
  readonly #site: Visit;
  readonly #pages = new Map<string, Promise<ServedPage>>();

  constructor(site: Visit) {
    this.#site = site;
  }

  at(path: string): Promise<ServedPage> {
    const page = this.#pages.get(path) ?? this.#fetch(path);
    this.#pages.set(path, page);
    return page;
  }

  /** Fetches a file that is not a page. */
  async file(path: string): Promise<Buffer> {
    const response = await fetch(this.#site.url + path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  async #fetch(path: string): Promise<ServedPage> {
    const response = await fetch(this.#site.url + path);
    const document = parseDocument(await response.text());
    return {
      status: response.status,
      document,
      main: element(document, 'main'),
      meta: (name) =>
        elements(document, 'meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs
          .content,
      canonical: () => {
        const [link] = elements(document, 'link', { rel: 'canonical' });
        return link && new URL(link.attribs.href ?? '').pathname;
      },
      entities: () =>
        elements(document, 'script', { type: 'application/ld+json' }).flatMap(({ children }) => {
          const [text] = children;
          return JSON.parse(text && 'data' in text ? text.data : '{}')['@graph'] ?? [];
        }),
    };
  }
}
