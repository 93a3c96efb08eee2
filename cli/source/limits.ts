/** What a file may hold at most, so that a mistake of copying or a hostile file can cost neither time nor memory. */
const maxBytes = 1024 * 1024;
const maxDepth = 64;
/** Characters of one text. */
export const maxTextLength = 32 * 1024;
/** Entries of one list or map. */
export const maxEntries = 2000;

/** Reports a file that is too large or too deep to be read, and says whether it is. Cheap, and before any recursion. */
export function exceedsSize(text: string, report: (message: string, hint: string) => void): boolean {
  if (text.length > maxBytes) {
    report(`The file has ${text.length} characters, over the limit of ${maxBytes}.`, 'Split it into several files.');
    return true;
  }
  if (nestingOf(text) > maxDepth) {
    const message = `The file nests its values more than ${maxDepth} levels deep.`;
    report(message, 'Check the brackets and the indents.');
    return true;
  }
  return false;
}

/** The deepest nesting that the text can have, by indents of block style and brackets of flow style. */
function nestingOf(text: string): number {
  let brackets = 0;
  let deepest = 0;
  let dashes = 0;
  let lineStart = true;
  let indent = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\n') {
      lineStart = true;
      indent = 0;
      dashes = 0;
    } else if (lineStart && (char === ' ' || char === '-' || char === '?')) {
      indent++;
      if (char !== ' ') dashes++;
      deepest = Math.max(deepest, Math.floor(indent / 4) + dashes);
    } else {
      lineStart = false;
      if (char === '[' || char === '{') deepest = Math.max(deepest, ++brackets);
      else if ((char === ']' || char === '}') && brackets > 0) brackets--;
    }
  }
  return deepest;
}
