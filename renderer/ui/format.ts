/** Converts camel case to words: `chargingTime` to `Charging Time`. */
export function formatName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ');
  return words.replace(/(^| )([a-z])/g, (_, space: string, letter: string) => space + letter.toUpperCase());
}

/** The text of a figure, marked if its key is among those that we estimated ourselves. */
export function estimateText(text: string, key: string, estimates: readonly string[] = []): string {
  return estimates.includes(key) ? `${text}, our estimate` : text;
}
