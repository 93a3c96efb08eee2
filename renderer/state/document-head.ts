import { useEffect } from 'react';

/** What the head of the document says of a page that is known only in the browser. */
export interface DocumentHead {
  title: string;
  /** Absolute address that counts; none where the page's own does. */
  canonical?: string | undefined;
  /** Structured data, whole. */
  jsonLd?: object | undefined;
}

/** Says in the head of the document what `head` knows; nothing while it is undefined. */
export function useDocumentHead(head: DocumentHead | undefined): void {
  const text = head && JSON.stringify(head);
  useEffect(() => {
    if (text === undefined) return;
    const { title, canonical, jsonLd } = JSON.parse(text) as DocumentHead;
    document.title = title;
    if (canonical) {
      const known = document.querySelector('link[rel="canonical"]');
      (known ?? append('link', { rel: 'canonical' })).setAttribute('href', canonical);
    }
    if (!jsonLd) return;
    const script = append('script', { type: 'application/ld+json' });
    script.textContent = JSON.stringify(jsonLd);
    return () => script.remove();
  }, [text]);
}

function append(name: string, attributes: Record<string, string>): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return document.head.appendChild(element);
}
