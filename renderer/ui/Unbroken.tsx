/**
 * The words of a telephone link, whose number must not be torn by the end of a line: its hyphens do not break, and each word is a
 * text of its own that begins with its space.
 */
export function Unbroken({ text }: { text: string }) {
  return text.replace(/(?<=\d)-(?=\d)/g, '\u2011').split(/(?= )/);
}
