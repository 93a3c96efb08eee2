import { parseDocument } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Blocks } from '../../renderer/Page.tsx';
import { loadBlocks } from '../../renderer/registry.ts';
import { plain, wordsOf } from '../conformance/page-text.ts';
import { htmlValidator } from '../support/html-validator.ts';
import { blockTypes, examples } from './examples.ts';

await loadBlocks(blockTypes);

it.each(examples)('$type example $index renders to valid HTML', async ({ type, block }) => {
  const router = createMemoryRouter([{ path: '/', element: <Blocks blocks={[block]} /> }]);
  const body = renderToString(<RouterProvider router={router} />);
  const html = `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body>${body}</body></html>`;
  const report = await htmlValidator.validateString(html);
  const problems = report.results
    .flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    // React Aria's slider leaves an attribute empty if nothing describes it.
    .filter((problem) => problem !== 'attribute-allowed-values: Attribute "aria-details" has invalid value ""');
  expect(problems).toEqual([]);
  const said = [...body.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const words = [wordsOf(parseDocument(body)), ...said].join(' ');
  // A slot, and a gallery without photographs.
  const isEmpty = type === 'slot' || String(block.photographs) === '';
  if (isEmpty) expect(body).toBe('');
  else expect(textsIn(type, block).filter((text) => !words.includes(text))).toEqual([]);
  expect(body, 'a table without a name').not.toMatch(/<table(?![^>]*( aria-label|><caption))/);
});

/** What a form begins with, and the plan of days that nobody has chosen. */
const saidLater = new Set(['contact topics', 'rental-estimator plans']);

/** The texts that a block says at once, as plain words. A fact prints its title only in some places. */
function textsIn(type: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || 'value' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (saidLater.has(`${type} ${key}`)) return [];
    const isText = typeof inner === 'string' && /^(?:heading|title|text|caption|question|answer)$/.test(key);
    return isText ? [plain(wordsOf(parseDocument(inner)))] : textsIn(type, inner);
  });
}
