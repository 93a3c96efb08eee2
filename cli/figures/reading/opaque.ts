import { classOf, DIGIT, LETTER, SPACE } from './characters.ts';

/** True for a character that opens what an address can stand in: a bracket, a quote, an equals sign. */
export function isOpening(text: string, offset: number): boolean {
  return offset >= 0 && '(["\'<='.includes(text.charAt(offset));
}

/** End of a run without spaces, closing brackets and quotes. */
export function endOfRun(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const character = text.charAt(end);
    if (classOf(text.charCodeAt(end)) === SPACE || ')]"\'<>'.includes(character)) break;
    end++;
  }
  return end;
}

/** End of the path on this site that starts with the slash at `from`, or -1: `/vehicles/d5-ranger-4`, not `/day`. */
export function endOfPath(text: string, from: number): number {
  if (classOf(text.charCodeAt(from + 1)) !== LETTER) return -1;
  const end = endOfRun(text, from);
  for (let i = from + 1; i < end; i++) {
    if (classOf(text.charCodeAt(i)) === DIGIT || '/?=#'.includes(text.charAt(i))) return end;
  }
  return -1;
}
