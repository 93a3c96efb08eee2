import type { FactInWords } from '../../schemas/generated/common/fact-in-words.ts';

/** The printed text: "Over 15 years" and "of experience". An author's label overrides the name of the fact. */
export function figureWords({ fact, prefix, suffix = '', value = '', label }: FactInWords) {
  const words = [prefix, fact?.text ?? value].filter((part) => part !== undefined).join(' ');
  const space = /^\w/.test(suffix) ? ' ' : '';
  return { value: words + space + suffix, label: label ?? fact?.label ?? '' };
}

/** The same of several figures, without those whose text is empty: a vehicle may lack a figure that others have. */
export function filledFigures(figures: readonly FactInWords[] = []) {
  return figures.map(figureWords).filter(({ value }) => value !== '');
}
