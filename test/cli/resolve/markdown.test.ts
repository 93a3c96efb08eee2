import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../cli/resolve/markdown.ts';

test.each([
  ['Call (732) 555-0142.', '<p>Call <span data-unbroken="">(732) 555-0142.</span></p>'],
  ['- We answer in **2-6 hours**', '<li>We answer in <strong><span data-unbroken="">2-6</span> hours</strong></li>'],
  ['Open "10:30AM-12:30PM"', '<p>Open <span data-unbroken="">&quot;10:30AM-12:30PM&quot;</span></p>'],
])('the figure in %j does not break at its hyphen', (text, html) => {
  expect(renderMarkdown(text)).toContain(html);
});

test('the address of a page may break, since a phone is not as wide', () => {
  const html = renderMarkdown('https://law.example/low-speed-vehicles-39-4-31');
  expect(html).toContain('>https://law.example/low-speed-vehicles-39-4-31</a>');
});
