/** A word, a number or a sign of a text, by offsets. */
export interface Token {
  kind: 'word' | 'digits' | 'sign';
  text: string;
  lower: string;
  start: number;
  end: number;
  /** True where nothing stands between this token and the one before. */
  isAttached: boolean;
}

const pattern = /\p{L}[\p{L}\p{M}'’]*|\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|[½¼¾]|\S/gu;

/** The words, numbers and signs of a text, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const kind = /^[\d½¼¾]|^\.\d/.test(found) ? 'digits' : /^\p{L}/u.test(found) ? 'word' : 'sign';
    const isAttached = index === end;
    end = index + found.length;
    tokens.push({ kind, text: found, lower: found.toLowerCase(), start: index, end, isAttached });
  }
  return tokens;
}
