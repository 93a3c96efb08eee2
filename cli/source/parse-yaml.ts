import { isDeepStrictEqual } from 'node:util';
import { isMap, LineCounter } from 'yaml';
import { hashOf } from '../files/source-hash.ts';
import { collectFindings, type Report } from '../finding.ts';
import type { Memory } from '../memory/memory.ts';
import { reportNodeMistakes, tooDeep } from './node-mistakes.ts';
import { type LazyText, type ParsedFile, SourceFile } from './source-file.ts';
import { type Judge, readDocument } from './try-lines.ts';
import { syntaxMistakes } from './yaml-error.ts';

/** A larger file is a mistake of copying, or hostile. */
const mostCharacters = 1024 * 1024;

/**
 * Parses one YAML file. Every syntax mistake is a finding (`yaml-syntax`, `duplicate-key`, `yaml-limit`), all of the file in one go; the
 * returned file then has no `data`.
 * @param file path relative to the site's root, for findings
 */
export function parseYaml(file: string, text: string, report: Report): SourceFile {
  return new SourceFile(file, parseText(file, text, report));
}

/**
 * Like `parseYaml`, but with the data from memory if we parsed the same text before without a mistake.
 * @param judge says what may stand in the file; without it no line is repaired
 */
export function recallYaml(memory: Memory, file: string, text: string, report: Report, judge?: Judge): SourceFile {
  const known = memory.recall<{ data: unknown }>('yaml', text);
  if (known) return lazyFile(file, { read: () => text, hash: hashOf(text), ...known });
  const { findings, report: collect } = collectFindings();
  const parsed = parseText(file, text, collect, judge);
  for (const finding of findings) report(finding);
  const { data } = parsed;
  if (findings.length === 0 && isJson(data)) memory.keep('yaml', text, { data });
  return new SourceFile(file, parsed);
}

/** True for data that JSON gives back unchanged: not all numbers of YAML survive it. */
function isJson(data: unknown): boolean {
  return data !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data);
}

/** A file that we read again on demand, unless its contents are still in memory. Its mistakes are reported already. */
export function lazyFile(file: string, text: LazyText, memory?: Memory): SourceFile {
  const recall = () => memory?.recall<{ data: unknown }>('yaml', text.read());
  return new SourceFile(file, () => parseText(file, text.read(), () => {}), { ...text, recall });
}

function parseText(file: string, text: string, report: Report, judge?: Judge): ParsedFile {
  const empty = { text, lines: new LineCounter() };
  const limit = (message: string, hint: string) => {
    report({ rule: 'yaml-limit', file, line: 1, column: 1, message, hint });
    return empty;
  };
  if (text.length > mostCharacters) {
    const message = `The file has ${text.length} characters, over the limit of ${mostCharacters}.`;
    return limit(message, 'Split it into several files.');
  }
  try {
    const read = readDocument(file, text);
    const { document, source: located, lines } = read;
    // In a file with the wrong encoding, mistakes of YAML mean nothing.
    if (reportUnreadable(located, report) && !isMap(document.errors.length > 0 ? null : document.contents))
      return empty;
    const slips = syntaxMistakes(read, judge);
    for (const slip of slips) report(slip);
    const mistakes = reportNodeMistakes(document, located, report);
    if (slips.length > 0 || mistakes > 0) return { text, lines, document };
    return { text, lines, document, data: document.toJS() ?? undefined };
  } catch (error) {
    if (error instanceof RangeError) return limit(tooDeep.message, tooDeep.hint);
    throw error;
  }
}

/** An invisible character, which would split a figure or reverse it. Emoji may contain some, and a file may begin with one. */
const hiddenSign = /[\p{Cc}\p{Cf}](?<![\t\r\n\u{e0020}-\u{e007f}]|^\ufeff|(?:\p{ExtPict}|\p{EMod}|\ufe0f)\u200d)/u;

/** Reports the first character that nobody can see, or that stands for bytes that are not UTF-8. Returns true for the latter. */
function reportUnreadable(source: SourceFile, report: Report): boolean {
  const at = source.text.search(/[\ufffd\0]/);
  const hidden = source.text.search(hiddenSign);
  const [place, words] = at === -1 ? [hidden, invisible] : [at, notUtf8];
  if (place !== -1) report({ rule: 'unreadable-text', ...source.span(place, place + 1), ...words });
  return at !== -1;
}

const notUtf8 = {
  message: 'The file is not saved as UTF-8, so that some of its characters are lost.',
  hint: 'Open it in your editor and save it with the encoding "UTF-8"; look for what is lost and type it again.',
};
const invisible = {
  message: 'An invisible character stands here.',
  hint: 'Delete what is marked, with a letter on each side of it, and type the letters again.',
};
