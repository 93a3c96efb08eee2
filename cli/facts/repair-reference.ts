/** A reference or a condition of Liquid as it stands in a text, with all signs at its end that may be there to close it. */
export function spanAt(text: string, offset: number): string {
  const spans = [...text.matchAll(/\{+[^{}\n]*[})\]]*/g)];
  // A parser goes past what is not closed.
  const isOpen = (span: string) => span.startsWith('{{') && !span.includes('}');
  const at = spans.findLast(({ index }) => index <= offset);
  return (spans.find(({ 0: span, index }) => index <= offset && isOpen(span)) ?? at)?.[0].trim() ?? '';
}

/**
 * A reference or a condition as its author most likely wanted it: of all that a sign more, less or in another place makes of it, the first
 * that is right.
 * @param written with its braces
 */
export function repairReference(written: string, isRight: (repaired: string) => boolean): string | undefined {
  if (written.length > 200) return undefined;
  const [, open = '', inner = ''] = /^([{%]+)[\s-]*(.*?)[\s%)\]}-]*$/s.exec(written) ?? [];
  const around = (words: string) => (open.includes('%') ? `{% ${words} %}` : `{{ ${words} }}`);
  // What is not closed may go on with the words of the text.
  const cut = written.includes('}') ? inner : /^[\w.-]+(?:\s*\|\s*\w+)*/.exec(inner)?.[0];
  return [...edits(inner), cut ?? inner].map(around).find((made) => made !== written && isRight(made));
}

/** What one change of signs makes of the words between the braces; what authors do most comes first. */
function* edits(words: string): Generator<string> {
  yield words;
  const straight = words.replace(/[“”‘’`´]/g, "'");
  yield straight;
  yield straight.replace(/(?<=\|[^|]*[:,] *)'?([A-Za-z][\w-]*)'?(?=\s*(?:[,|]|$))/g, "'$1'");
  yield words.replace(/ *\((.*?)\)?$/, ': $1');
  yield words.replace(/^(\w+)\((.*?)\)?$/, '$2 | $1');
  const [path = ''] = /^[^|]*/.exec(words) ?? [];
  for (const sign of ['.', '-', '']) yield path.trim().replace(/[\s,/\\]+/g, sign) + words.slice(path.trimEnd().length);
  yield words.replace(/^else *if/, 'elsif').replace(/^end +/, 'end');
  for (const { index } of words.matchAll(/(?<=[\w'"]) +(?=[\w'"])/g))
    for (const sign of [',', ' |', ':']) yield words.slice(0, index) + sign + words.slice(index);
  for (const { index, 0: sign } of words.matchAll(/(?<!\|\s*\w+)\s*(?:->|[^\w\s'"])\s*/g))
    for (const put of ['.', ' | ', ': ', ', ', ' == ', ''])
      yield words.slice(0, index) + put + words.slice(index + sign.length);
  // A step too many. A record alone would be read while it is being read.
  yield words.replace(/^((?:[\w-]+\.)+[\w-]+)\.[\w-]+(?=\s*\|)/, '$1');
}
