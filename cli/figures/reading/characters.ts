/** What a character is to the tokenizer. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
export const DASH = 3;
export const SPACE = 4;
/** Takes no room: zero-width characters and soft hyphens. */
export const INVISIBLE = 5;
/** Markdown emphasis, which can stand inside a figure: `**7** days`. */
export const EMPHASIS = 6;

const ascii = new Uint8Array(128);
for (let code = 0; code < 128; code++) ascii[code] = classifyAscii(code);

function classifyAscii(code: number): number {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return LETTER;
  if (/[0-9]/.test(character)) return DIGIT;
  if (/\s/.test(character)) return SPACE;
  if (character === '-') return DASH;
  return /[*_`]/.test(character) ? EMPHASIS : OTHER;
}

/** The class of a UTF-16 code unit. */
export function classOf(code: number): number {
  return code < 128 ? (ascii[code] as number) : classOfRare(code);
}

function classOfRare(code: number): number {
  if (code === 0xa0 || code === 0x202f || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)) return SPACE;
  if (code === 0x2028 || code === 0x2029) return SPACE;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return DASH;
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff) return INVISIBLE;
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return OTHER;
  return code < 0x2000 || (code >= 0x2c00 && code < 0xd800) ? LETTER : OTHER;
}
