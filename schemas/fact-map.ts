/** Facts by name. */
export type FactMap = Record<string, unknown>;

/** The value where it is a map of facts, otherwise an empty map. */
export function mapOf(value: unknown): FactMap {
  return isMap(value) ? value : {};
}

/** The entries of a collection that are maps themselves; what is not is the schema's to report. */
export function entriesOf(collection: unknown): FactMap[] {
  return Object.values(mapOf(collection)).filter(isMap);
}

export function isMap(value: unknown): value is FactMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
