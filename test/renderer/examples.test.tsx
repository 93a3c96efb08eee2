import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../cli/schema/schemas.ts';
import { visitLeaves } from '../../cli/schema/visit-leaves.ts';
import { renderMarkdown } from '../../cli/site/markdown.ts';
import { Blocks } from '../../renderer/Page.tsx';
import { loadBlocks } from '../../renderer/registry.ts';
import { htmlValidator } from '../support/html-validator.ts';

const schemas = await loadSchemas();
const examples = schemas.blockTypes.flatMap((type) =>
  (schemas.node(`blocks/${type}`).schema.examples ?? []).map((example, index) => ({
    type,
    index,
    example: example as { type: string },
  })),
);
await loadBlocks(schemas.blockTypes);

/** The example as a page of its own, the way the pipeline hands it to the renderer. */
function render({ type, example }: (typeof examples)[number]): string {
  const block = structuredClone(example);
  visitLeaves(schemas.node(`blocks/${type}`), block, (leaf) => {
    if (leaf.schema.format === 'prose') leaf.set(renderMarkdown(leaf.value));
  });
  const router = createMemoryRouter([{ path: '/', element: <Blocks blocks={[block]} /> }]);
  return renderToString(<RouterProvider router={router} />);
}

describe('every example of every block', () => {
  it.each(examples)('$type example $index renders to valid HTML', async (example) => {
    const html = `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body>${render(example)}</body></html>`;
    const report = await htmlValidator.validateString(html);
    const problems = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(examples)('$type example $index has no accessibility problem that shows without layout', async (example) => {
    const { Window } = await import('happy-dom');
    const window = new Window({ url: 'http://localhost/' });
    window.document.write(
      `<!doctype html><html lang="en"><head><title>Example</title></head><body>${render(example)}</body></html>`,
    );
    Object.assign(globalThis, { window, document: window.document });
    const results = await axe.run(window.document.body as unknown as Element, {
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'heading-order': { enabled: false },
      },
    });
    await window.happyDOM.close();
    expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
