/** Facts by name. */
export type FactMap = Record<string, unknown>;

/** The value if it is a map, otherwise an empty map. */
export function mapOf(value: unknown): FactMap {
  return isMap(value) ? value : {};
}

/** The entries of a collection that are maps. The schema reports any others. */
export function entriesOf(collection: unknown): FactMap[] {
  return Object.values(mapOf(collection)).filter(isMap);
}

export function isMap(value: unknown): value is FactMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
