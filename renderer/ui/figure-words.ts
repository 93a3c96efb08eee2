/** A figure as a block gets it: a fact with words around it, or words instead of a fact. */
export interface Figure {
  fact?: { text: string; label: string };
  prefix?: string;
  suffix?: string;
  value?: string;
  label?: string;
}

/** The printed text: "Over 15 years" and "of experience". An author's label overrides the name of the fact. */
export function figureWords({ fact, prefix, suffix = '', value = '', label }: Figure): {
  value: string;
  label: string;
} {
  const words = [prefix, fact?.text ?? value].filter((part) => part !== undefined).join(' ');
  const space = /^\w/.test(suffix) ? ' ' : '';
  return { value: words + space + suffix, label: label ?? fact?.label ?? '' };
}
