const collator = new Intl.Collator('en-US', { numeric: true });

/** Compares names with numbers the way people do: `Turfman 800` before `Turfman 1000`. */
export function byName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name);
}
