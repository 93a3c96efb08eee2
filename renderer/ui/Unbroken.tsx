/**
 * The text of a telephone link. The number must not break across lines, so its hyphens become non-breaking. Each word is its
 * own text node that starts with its space.
 */
export function Unbroken({ text }: { text: string }) {
  return text.replace(/(?<=\d)-(?=\d)/g, '\u2011').split(/(?= )/);
}
