/**
 * A word that every text has which a regular expression in any case matches, in lower case: the longest run of letters outside of its
 * groups. Undefined where the expression is a choice, or has no such run.
 */
export function requiredWord(source: string): string | undefined {
  let depth = 0;
  let plain = '';
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '\\') at++;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (depth === 0 && character === '|') return undefined;
    if (depth > 0 || /[()[\]\\]/.test(character)) plain += ' ';
    // What may be left out is none.
    else if (/[?*{]/.test(character)) plain = `${plain.slice(0, -1)} `;
    else plain += character;
  }
  const words = plain.match(/[a-z]{3,}/gi) ?? [];
  return words.sort((one, other) => other.length - one.length)[0]?.toLowerCase();
}
