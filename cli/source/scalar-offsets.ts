/**
 * Where the characters of a YAML text stand in its source: `offsets[i]` is the offset of `value[i]`, and one more entry gives the end.
 * Holds for plain, quoted and block texts, folded or not. Undefined for a text that is written otherwise than it reads.
 * @param source the scalar as written, with its quotes or its block sign
 */
export function scalarOffsets(source: string, value: string): number[] | undefined {
  const style = source.charAt(0);
  const isBlock = style === '|' || style === '>';
  const isQuoted = style === '"' || style === "'";
  let at = isBlock ? source.indexOf('\n') + 1 : isQuoted ? 1 : 0;
  const offsets: number[] = [];
  for (let index = 0; index < value.length; index++) {
    const char = value.charAt(index);
    if (isSpace(char)) {
      offsets.push(at);
      if (isSpace(source.charAt(at))) at = isSpace(value.charAt(index + 1)) ? at + 1 : endOfSpace(source, at);
      else if (style === '"' && source.charAt(at) === '\\') at += 2;
      else if (index < value.length - 1) return undefined;
      continue;
    }
    if (index === 0 || isSpace(value.charAt(index - 1)) || isBlock || isQuoted) {
      if (isSpace(source.charAt(at))) at = endOfSpace(source, at);
    }
    const width = widthOf(source, at, char, style);
    if (width === 0) return undefined;
    offsets.push(at);
    at += width;
  }
  offsets.push(at);
  return offsets;
}

/** Characters of source that stand for `char`, 0 if it does not stand there. */
function widthOf(source: string, at: number, char: string, style: string): number {
  if (style === "'" && char === "'") return source.startsWith("''", at) ? 2 : 0;
  if (style === '"' && source.charAt(at) === '\\') {
    const next = source.charAt(at + 1);
    if (next === char) return 2;
    const digits = { x: 2, u: 4, U: 8 }[next];
    if (!digits) return 0;
    const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
    return code <= 0x10ffff && String.fromCodePoint(code) === char ? 2 + digits : 0;
  }
  return source.charAt(at) === char ? 1 : 0;
}

function endOfSpace(source: string, from: number): number {
  let end = from;
  while (isSpace(source.charAt(end))) end++;
  return end;
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}
