import { isMap } from '../../schemas/fact-map.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Finding } from '../finding.ts';
import { nounOf, show } from '../schema/expected-value.ts';

/** The hint for a reference to a value of the wrong type. */
export const cureOfType = 'Refer to a fact of that kind, or write it out.';

/** The problem with a value that a reference brings in whole, if the schema wants another type. */
export function wrongType(
  value: unknown,
  written: string,
  type: JsonSchema['type'],
): Pick<Finding, 'rule' | 'message' | 'hint'> | undefined {
  const types = [type ?? []].flat();
  if (value === undefined || types.length === 0 || types.some((name) => isOf(value, name))) return undefined;
  const message = `${written} is ${show(value)}, where ${nounOf(types)} is expected.`;
  const hint = `Write ${written.replace(/ *\}\}$/, ' | values }}')}, which is the list of its entries.`;
  return { rule: 'wrong-type', message, hint: isMap(value) && type === 'array' ? hint : cureOfType };
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'object') return isMap(value);
  if (type === 'array') return Array.isArray(value);
  // A number can stand in for text.
  if (type === 'string') return typeof value !== 'object';
  return typeof value === (type === 'integer' ? 'number' : type);
}
