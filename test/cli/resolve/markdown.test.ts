import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../cli/resolve/markdown.ts';

const kept = (text: string) =>
  [...renderMarkdown(text).matchAll(/data-unbroken="">([^<]*)</g)].map(([, words]) => words);

it('keeps a phone number with its area code, and a range', () => {
  expect(kept('Call (732) 555-0142 from 9AM-5PM for 2-6 people.')).toEqual(['(732) 555-0142', '9AM-5PM', '2-6']);
});

it('lets a long address break, so that no page gets wider than a phone', () => {
  expect(kept('See https://www.example.com/reports/summer-2027/a-long-name.')).toEqual(['summer-2027']);
  expect(kept('Write to golf-carts-2@a-long-name.example.')).toEqual(['golf-carts-2']);
});

it('shows a text that is indented further as a text, and keeps what is between fences', () => {
  expect(renderMarkdown('First.\n\n    *Then* more.')).toBe('<p>First.</p>\n<p>    <em>Then</em> more.</p>');
  expect(renderMarkdown('```\nnpm ci\n```')).toBe('<pre><code>npm ci\n</code></pre>');
});

it('makes a link that leads nowhere of an address that runs something, or that leads away unnoticed', () => {
  for (const address of [
    'javascript:alert(1)',
    '<java\tscript:alert(1)>',
    'DATA:text/html,x',
    '//a.example',
    '/\\\\a.example',
  ])
    expect(renderMarkdown(`[Ask](${address})`)).toMatch(/^<p><a href="unsafe:[^"]+">Ask<\/a><\/p>$/);
  for (const address of ['tel:+17325550142', 'mailto:a@a.example', '/about#team', '#team', 'https://a.example/'])
    expect(renderMarkdown(`[Ask](${address})`)).toContain(`<a href="${address}"`);
});
