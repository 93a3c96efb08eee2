import { mapOf } from '../../schemas/fact-map.ts';
import { hasInvalidPart, isInvalidFact, isInvalidName } from '../facts/invalid-facts.ts';
import { isTemplate } from '../facts/template.ts';
import { cureOfType } from '../facts/wrong-type.ts';
import type { Report } from '../finding.ts';
import { renditionsOf } from '../images/renditions.ts';
import { describeErrors } from '../schema/describe-error.ts';
import { visitNodes } from '../schema/schemas.ts';
import { isPhotograph } from '../site/photographs.ts';
import { type Block, originOf, type Resolved, type Text } from '../site/site.ts';
import { type Place, type SourceFile, valueAt } from '../source/source-file.ts';
import { renderMarkdown } from './markdown.ts';
import { isDerived, type ResolveContext, resolveTree } from './resolve-tree.ts';

interface WrittenBlock extends Place {
  data: unknown;
}

/** The blocks of a page, in place of the `slot` of each layout. Without a page, those of the layout itself, with the slot in it. */
export function composeBlocks(layouts: SourceFile[], page: SourceFile | undefined, report: Report): WrittenBlock[] {
  let inner = page ? blocksOf(page) : undefined;
  for (const layout of layouts) {
    const outer = blocksOf(layout);
    const slot = outer.findIndex(({ data }) => (data as { type?: unknown }).type === 'slot');
    // A block without a type may be the slot, and has a finding.
    const areTyped = outer.length === allBlocksOf(layout).length;
    if (slot === -1 && areTyped && inner?.length !== 0) {
      const message = 'The layout has no slot, so that the blocks of the pages in its folder would be lost.';
      const hint = 'Add "- type: slot" where the pages\' own blocks belong.';
      report({ rule: 'missing-slot', ...layout.locateKey(['blocks']), message, hint });
    }
    if (!inner) return outer;
    inner = slot === -1 ? outer : [...outer.slice(0, slot), ...inner, ...outer.slice(slot + 1)];
  }
  return inner ?? [];
}

function allBlocksOf({ data }: SourceFile): readonly unknown[] {
  const { blocks } = mapOf(data);
  return Array.isArray(blocks) ? blocks : [];
}

function blocksOf(file: SourceFile): WrittenBlock[] {
  return allBlocksOf(file)
    .map((data, index) => ({ file, path: ['blocks', index], data }))
    .filter(({ data }) => typeof (data as { type?: unknown } | null)?.type === 'string');
}

/** Fills in references, turns prose into HTML and names the files of photographs. Leaves out blocks whose type does not exist. */
export function resolveBlocks(source: SourceFile, written: WrittenBlock[], context: ResolveContext): Resolved {
  const { schemas } = context;
  const resolved: Resolved = { source, blocks: [], blockSources: [], texts: [], leaves: [], bound: new Map() };
  for (const { file, path, data } of written) {
    const { type } = data as { type: string };
    if (!schemas.blockTypes.includes(type)) continue;
    const index = resolved.blocks.length;
    const first = resolved.texts.length;
    const schema = schemas.node(`blocks/${type}`);
    const { value, complete } = resolveTree(data, { file, path }, ['blocks', index], schema, resolved, context);
    resolved.blocks.push(value as Block);
    resolved.blockSources.push({ file, path });
    if (complete && resolved.texts.slice(first).some(isFilled)) checkBlock(resolved, index, context);
    visitNodes(schema, value, ({ path, value: found, schema: { format, leastWidth }, set }) => {
      const pointer = ['blocks', index, ...path];
      if (typeof found === 'string' && (format === 'link' || format === 'prose')) {
        const final = format === 'prose' ? renderMarkdown(found) : found;
        set(final);
        resolved.leaves.push({ pointer, value: final, format });
      }
      if (format === 'photograph' && isPhotograph(found)) {
        const image = context.source.images.get(found.file);
        if (image) found.renditions = renditionsOf(image);
        resolved.leaves.push({ pointer: [...pointer, 'file'], value: found.file, format, leastWidth });
      }
    });
  }
  return resolved;
}

/** True for a text that says something else than what is written: validate has judged that. */
const isFilled = ({ raw, references }: Text) => references.length > 0 || isTemplate(raw);

/** Reports what references and conditions brought in and the block does not take. */
function checkBlock(resolved: Resolved, index: number, context: ResolveContext): void {
  const { facts, schemas, invalidFacts, subject } = context;
  const block = resolved.blocks[index] as Block;
  const id = `blocks/${block.type}`;
  for (const problem of describeErrors(schemas, id, block, schemas.checkFinal(id, block))) {
    const pointer = ['blocks', index, ...problem.path];
    // A reference that gives nothing leaves its key out: `{{ teams | where: 'name', 'Nobody' | first }}`.
    const gap = problem.missingKey && [...pointer, problem.missingKey].join('/');
    const nothing = resolved.texts.find(({ pointer: at }) => at.join('/') === gap);
    const { location, fact, text } = originOf(resolved, facts, nothing?.pointer ?? pointer);
    if (fact !== undefined && hasInvalidPart(fact, invalidFacts, schemas)) continue;
    const isUnknownBlockKey = problem.rule === 'unknown-key' && problem.path.length === 1;
    if (!text || !isFilled(text) || isUnknownBlockKey) continue;
    if (text.references.some(({ path }) => isInvalidFact(path, invalidFacts, subject))) continue;
    if (isInvalidName(problem.missingKey ?? problem.path.at(-1), invalidFacts)) continue;
    const isGap = problem.missingKey !== undefined || [valueAt(block, problem.path)].flat().length === 0;
    if (isGap && fact !== undefined && isDerived([fact, problem.missingKey ?? []].flat().join('.'), context)) {
      const entry = fact.split('.').slice(0, 2).join('.');
      const message = `"${entry}" lacks what pages show of it: that follows from other facts, which are missing.`;
      const hint = 'Add what belongs to it, or take it out.';
      // It may follow from a fact with findings.
      if (invalidFacts.size === 0) context.report({ rule: 'missing-fact', ...facts.locate(entry), message, hint });
      continue;
    }
    const written = text.references.length > 0 ? text.raw.trim() : `"${text.value}"`;
    const message = `Block "${block.type}" cannot take ${written}: ${problem.message}`;
    const hint = problem.rule === 'wrong-type' ? cureOfType : problem.hint;
    context.report({ rule: problem.rule, ...location, message, ...(hint ? { hint } : {}) });
  }
}
