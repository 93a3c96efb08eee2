import { readLine } from '../source/line-slips.ts';
import type { JudgeLine } from '../source/repair-line.ts';
import type { Path } from '../source/source-file.ts';
import { visitNodes } from './schema-node.ts';
import type { Schemas } from './schemas.ts';

/** Judges lines of a file with this schema by what may stand where they stand. */
export function judgeBy(schemas: Schemas, id: string): JudgeLine {
  return (lines, line) => {
    const { path, type } = placeOf(lines, line);
    const isInBlock = path[0] === 'blocks' && path.length > 1 && schemas.blockTypes.includes(type);
    const [schema, steps] = isInBlock ? [`blocks/${type}`, path.slice(2)] : [id, path];
    const misfits = (text: string, value: unknown) => {
      const data = steps.reduceRight((below, step) => (step === 0 ? [below] : { [step]: below }), value as unknown);
      const { dashes, key, value: rest } = readLine(text);
      // More keys and the rest of a value may stand on the lines below.
      const isWhole = key === undefined && /^[{[]/.test(rest);
      const open = steps.length + (isWhole ? -1 : dashes.split('-').length - 1);
      const isOpen = /(?:^|:|[|>][+-]?)$/.test(rest);
      const places = schemas.checkSource(schema, data).flatMap(({ instancePath, keyword }) => {
        const place = instancePath.split('/').slice(1);
        const isWithin = steps.every((step, index) => String(step) === place[index]);
        const isBelow = place.length <= open && (keyword === 'required' || keyword === 'minItems');
        return isWithin && !isBelow && !(isOpen && place.length > open) ? [instancePath] : [];
      });
      // A path is no reference, although one would be read as any value.
      visitNodes(schemas.node(schema), data, ({ path, value, schema: { format } }) => {
        if (format === 'fact' && String(value).includes('{')) places.push(path.join('/'));
      });
      return new Set(places).size;
    };
    return { isKey: schemas.isKey, misfits };
  };
}

/** The path of what a line belongs to, told by the columns of the lines above it, and the type of the block that it stands in. */
function placeOf(lines: readonly string[], line: number): { path: Path; type: string } {
  const path: (string | number)[] = [];
  const { indent, dashes } = readLine(lines[line - 1] ?? '');
  let column = indent;
  let isDash = dashes !== '';
  let block = line - 1;
  for (let index = line - 2; index >= 0; index--) {
    const above = readLine(lines[index] ?? '');
    const { key } = above;
    const start = above.indent + above.dashes.length;
    if (key === undefined && !above.dashes) continue;
    const holds = key !== undefined && (start < column || (isDash && start === column && !above.dashes));
    if (holds) path.unshift(key.replace(/^["']|["']$/g, ''));
    if (!holds && !(above.dashes && !isDash && start === column)) continue;
    column = start;
    isDash = false;
    for (let dash = 0; dash < above.dashes.split('-').length - 1; dash++) path.unshift(0);
    if (!above.dashes) continue;
    column = above.indent;
    isDash = true;
    block = index;
  }
  const [, type = ''] = /^\s*(?:- +)?type: *(\S+)/m.exec(lines.slice(block).join('\n')) ?? [];
  return { path, type };
}
