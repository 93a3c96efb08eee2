import type { PageModel } from '../schemas/generated/page-model.ts';

export type Head = PageModel['head'];

/** An element of the head of a document. */
export interface HeadElement {
  name: string;
  attributes: Record<string, string>;
  text?: string;
}

/** Whether `headElements` made this element. */
const ofPage =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type$="ld+json"]';

/** Everything in the head that depends on the page. */
export function headElements({ title, description, keywords, canonical, meta, jsonLd }: Head): HeadElement[] {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': jsonLd }).replaceAll('<', '\\u003c');
  const metas = [{ name: 'description', content: description }, { name: 'keywords', content: keywords }, ...meta];
  return [
    { name: 'title', attributes: {}, text: title },
    ...metas.filter(({ content }) => content !== '').map((attributes) => ({ name: 'meta', attributes })),
    ...(canonical === '' ? [] : [{ name: 'link', attributes: { rel: 'canonical', href: canonical } }]),
    ...(jsonLd.length === 0 ? [] : [{ name: 'script', attributes: { type: 'application/ld+json' }, text: graph }]),
  ];
}

/** The picture for shared links in the head as it is now, if that is the head of the page at this address. */
export function sharedPicture(canonical: string): string | undefined {
  const has = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href === canonical;
  return has ? document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content : undefined;
}

/** Makes the head the same as if the visitor had opened this page directly. */
export function replaceHead(head: Head): void {
  document.documentElement.lang = head.language;
  for (const element of document.head.querySelectorAll(ofPage)) element.remove();
  for (const { name, attributes, text = '' } of headElements(head)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    document.head.append(element);
  }
}
