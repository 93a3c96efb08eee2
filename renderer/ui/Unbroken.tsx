import { createElement } from 'react';
import { unbroken } from '../../schemas/unbroken.ts';

/**
 * A text whose figures do not break at their hyphens: phone numbers, "2-6", "9AM-5PM". With non-breaking hyphens, a search in the
 * page would not find a phone number, and where a visitor pastes it, it would not be taken.
 */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(unbroken);
  // Not an array of children, which would need keys.
  return createElement('span', undefined, ...parts.map((part, index) => (index % 2 === 0 ? part : figure(part))));
}

const figure = (words: string) => <span data-unbroken="">{words}</span>;
