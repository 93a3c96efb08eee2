import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Blocks } from '../../renderer/Page.tsx';
import { loadBlocks } from '../../renderer/registry.ts';
import { htmlValidator } from '../support/html-validator.ts';
import { blockTypes, examples } from './examples.ts';

await loadBlocks(blockTypes);

it.each(examples)('$type example $index renders to valid HTML', async ({ block }) => {
  const router = createMemoryRouter([{ path: '/', element: <Blocks blocks={[block]} /> }]);
  const body = renderToString(<RouterProvider router={router} />);
  const html = `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body>${body}</body></html>`;
  const report = await htmlValidator.validateString(html);
  const problems = report.results
    .flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    // React Aria's slider leaves an attribute empty if nothing describes it.
    .filter((problem) => problem !== 'attribute-allowed-values: Attribute "aria-details" has invalid value ""');
  expect(problems).toEqual([]);
  expect(body, 'a table without a name').not.toMatch(/<table(?![^>]*( aria-label|><caption))/);
});
