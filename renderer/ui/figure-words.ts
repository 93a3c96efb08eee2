/** A figure as a block receives it: a fact with what stands around it, or words in place of one. */
export interface Figure {
  fact?: { text: string; label: string };
  prefix?: string;
  suffix?: string;
  value?: string;
  label?: string;
}

/** What is printed of it: "Over 15 years" and "of experience". A label that an author wrote takes the place of the fact's name. */
export function figureWords({ fact, prefix, suffix = '', value = '', label }: Figure): {
  value: string;
  label: string;
} {
  const words = [prefix, fact?.text ?? value].filter((part) => part !== undefined).join(' ');
  const space = /^\w/.test(suffix) ? ' ' : '';
  return { value: words + space + suffix, label: label ?? fact?.label ?? '' };
}
