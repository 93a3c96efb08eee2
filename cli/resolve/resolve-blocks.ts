import type { FactMap, Facts } from '../facts/facts.ts';
import { hasInvalidPart, isInvalidFact } from '../facts/invalid-facts.ts';
import type { Report } from '../finding.ts';
import type { ImageFile } from '../images/image-file.ts';
import { describeErrors } from '../schema/describe-error.ts';
import type { Schemas } from '../schema/schemas.ts';
import { visitNodes } from '../schema/visit-nodes.ts';
import { originOf } from '../site/origin.ts';
import { addRenditions } from '../site/photographs.ts';
import type { Block, Page, Resolved } from '../site/site.ts';
import type { Path, SourceFile } from '../source/source-file.ts';
import { renderMarkdown } from './markdown.ts';
import { resolveTree } from './resolve-tree.ts';

/** What blocks are resolved with. */
export interface BlockContext {
  facts: Facts;
  /** Files in `pages/images`, by name. */
  images: ReadonlyMap<string, ImageFile>;
  scope: FactMap;
  report: Report;
  /** Facts with findings already: what is bound from them is not judged again. */
  invalidFacts: ReadonlySet<string>;
  subject?: Page['subject'];
}

/** A block as written, and where. */
export interface WrittenBlock {
  file: SourceFile;
  path: Path;
  data: unknown;
}

/**
 * The blocks of a page inside its layouts: each layout's `slot` is replaced by what it wraps.
 * Without a page, the layout's own blocks with the slot left standing.
 */
export function composeBlocks(layouts: SourceFile[], page: SourceFile | undefined, report?: Report): WrittenBlock[] {
  let inner = page ? blocksOf(page) : undefined;
  for (const layout of layouts) {
    const outer = blocksOf(layout);
    const slot = outer.findIndex(isSlot);
    if (slot === -1 && inner?.length !== 0) {
      report?.({
        rule: 'missing-slot',
        ...layout.locateKey(['blocks']),
        message: 'The layout has no slot, so that the blocks of the pages in its folder would be lost.',
        hint: 'Add "- type: slot" where the pages\' own blocks belong.',
      });
    }
    if (!inner) return outer;
    inner = slot === -1 ? outer : [...outer.slice(0, slot), ...inner, ...outer.slice(slot + 1)];
  }
  return inner ?? [];
}

function isSlot(block: WrittenBlock): boolean {
  return (block.data as { type?: unknown }).type === 'slot';
}

function blocksOf(file: SourceFile): WrittenBlock[] {
  const blocks = (file.data as { blocks?: unknown } | undefined)?.blocks;
  if (!Array.isArray(blocks)) return [];
  return blocks
    .map((data, index) => ({ file, path: ['blocks', index], data }))
    .filter(({ data }) => typeof (data as { type?: unknown } | null)?.type === 'string');
}

/** Fills in the references of blocks, turns their prose into HTML and names the files of their photographs. A block whose type does not exist is left out: validate names it. */
export function resolveBlocks(written: WrittenBlock[], schemas: Schemas, context: BlockContext): Resolved {
  const resolved: Resolved = { blocks: [], blockSources: [], texts: [], leaves: [], bound: new Map() };
  for (const { file, path, data } of written) {
    const { type } = data as { type: string };
    if (!schemas.blockTypes.includes(type)) continue;
    const index = resolved.blocks.length;
    const { value, complete } = resolveTree(data, { file, path }, ['blocks', index], {
      ...context,
      schemas,
      schema: schemas.node(`blocks/${type}`),
      engine: context.facts.engine,
      into: resolved,
    });
    resolved.blocks.push(value as Block);
    resolved.blockSources.push({ file, path });
    if (complete) checkBlock(resolved, index, schemas, context);
    visitNodes(schemas.node(`blocks/${type}`), value, ({ path, value: text, schema: { format }, node, set }) => {
      if (typeof text === 'string' && (format === 'link' || format === 'prose')) {
        const final = format === 'prose' ? renderMarkdown(text) : text;
        set(final);
        resolved.leaves.push({ pointer: ['blocks', index, ...path], value: final, format });
      }
      return node.leadsTo('link') || node.leadsTo('prose');
    });
    addRenditions(schemas.node(`blocks/${type}`), value, context.images);
  }
  return resolved;
}

/** What a reference brought in must be what the block takes. */
function checkBlock(resolved: Resolved, index: number, schemas: Schemas, context: BlockContext): void {
  const block = resolved.blocks[index] as Block;
  const { file } = resolved.blockSources[index] as Resolved['blockSources'][number];
  const id = `blocks/${block.type}`;
  for (const problem of describeErrors(schemas.checkFinal(id, block), block, (at) => schemas.nodeAt(id, at))) {
    const { location, fact, text } = originOf(resolved, context.facts, file, ['blocks', index, ...problem.path]);
    if (fact !== undefined && hasInvalidPart(fact, context.invalidFacts, schemas)) continue;
    // What an author wrote out is judged by validate, against the same schema.
    const isOwnKey = problem.rule === 'unknown-key' && problem.path.length === 1;
    if (!text || text.references.length === 0 || isOwnKey) continue;
    const { invalidFacts, subject } = context;
    if (text.references.some(({ path }) => path !== undefined && isInvalidFact(path, invalidFacts, subject))) continue;
    // What is derived from a fact with findings bears its name.
    if ([...invalidFacts].some((path) => path.endsWith(`.${problem.path.at(-1)}`))) continue;
    const message = `Block "${block.type}" cannot take ${text.raw.trim()}: ${problem.message}`;
    const hint = problem.rule === 'wrong-type' ? 'Refer to a fact of that kind, or write it out.' : problem.hint;
    context.report({ rule: problem.rule, ...location, message, ...(hint ? { hint } : {}) });
  }
}
