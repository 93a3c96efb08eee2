import { type Document, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { hashOf } from '../files/source-hash.ts';
import type { Location } from '../finding.ts';
import { heldWeakly } from '../memory/once-per.ts';
import type { DatedFact } from './calendar.ts';

/** The steps from a document's root to a node: map keys and list indexes. */
export type Path = readonly (string | number)[];

/** Where a value is written. */
export interface Place {
  file: SourceFile;
  path: Path;
}

export interface ParsedFile {
  text: string;
  lines: LineCounter;
  document?: Document;
  data?: unknown;
}

/** What we know of a file without parsing it. */
export interface LazyText {
  read(): string;
  hash: string;
  data?: unknown;
  /** The data that an earlier run has parsed from the same text, if any. */
  recall?(): { data: unknown } | undefined;
  /** Facts whose data is the value of one day. */
  dated?: readonly DatedFact[];
}

/**
 * One YAML file: its text, its data, and where every node of the data is. On a site of thousands of files, only the files in use are in
 * memory; we read the others again when somebody asks. If we know the data of a file, we parse it only to locate something.
 */
export class SourceFile {
  readonly file: string;
  /** True if the data is read on demand. Such a file has no dates in it. */
  readonly isLazy: boolean;
  private readonly parsed: () => ParsedFile;
  private readonly known: () => { data?: unknown };
  private readonly lazyText: LazyText | undefined;

  /**
   * @param read parses the file; or what has been read, for a file that is to stay in memory
   * @param lazyText what we know of a file that is parsed on demand
   */
  constructor(file: string, read: ParsedFile | (() => ParsedFile), lazyText?: LazyText) {
    this.file = file;
    this.isLazy = typeof read === 'function' && lazyText?.data === undefined;
    this.parsed = typeof read === 'function' ? heldWeakly(read) : () => read;
    this.known = heldWeakly(() => lazyText?.recall?.() ?? this.parsed());
    this.lazyText = lazyText;
  }

  get text(): string {
    return this.lazyText?.read() ?? this.parsed().text;
  }

  /** Hash of the text as it was when the site was read. */
  get textHash(): string {
    return this.lazyText?.hash ?? hashOf(this.text);
  }

  /** Undefined when the text could not be parsed. */
  get data(): unknown {
    return this.lazyText?.data ?? this.known().data;
  }

  get dated(): readonly DatedFact[] {
    return this.lazyText?.dated ?? [];
  }

  /** The same file with the data of one day. A path in it still leads to where that is written. */
  with(data: unknown, dated: readonly DatedFact[]): SourceFile {
    return new SourceFile(this.file, this.parsed, { read: () => this.text, hash: this.textHash, data, dated });
  }

  /** True when the text has mistakes of syntax, which are reported already. */
  get hasErrors(): boolean {
    if (this.data !== undefined) return false;
    const { errors = [], contents } = this.parsed().document ?? {};
    // A text may say that it is empty: "null", "~".
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
    return errors.length > 0 || !isEmpty;
  }

  /** Where the value at `path` is; if it does not exist, its nearest ancestor that does. */
  locate(path: Path): Location {
    const { start, end } = this.rangeOf(path) ?? { start: 0, end: 0 };
    return this.span(start, end);
  }

  /** Where the key of the map entry at `path` is; for a list item, the item. */
  locateKey(path: Path): Location {
    const range = this.nearest(path)?.key?.range;
    return range ? this.span(range[0], range[1]) : this.locate(path);
  }

  /** The last line of the map entry at `path`. */
  locateEnd(path: Path): Location {
    const { key, value } = this.nearest(path) ?? {};
    const end = this.text.slice(0, value?.range?.[1] ?? key?.range?.[1] ?? 0).trimEnd().length;
    const line = this.text.lastIndexOf('\n', end - 1) + 1;
    return this.span(line + this.text.slice(line).search(/\S|$/), end);
  }

  /** Where the first `snippet` inside the scalar at `path` is; the whole scalar if YAML spells it differently, as with escapes. */
  locateWithin(path: Path, snippet: string): Location {
    const range = this.rangeOf(path);
    // A pattern of thousands of words is more than the engine takes. The first of them will do.
    const parts = snippet.split(/\s+/, 500).map(RegExp.escape);
    const words = new RegExp(parts.join('\\s+'), 'g');
    words.lastIndex = range?.start ?? 0;
    const found = words.exec(this.text);
    const isWithin = range && snippet !== '' && found && words.lastIndex <= range.end;
    return isWithin ? this.span(found.index, words.lastIndex) : this.locate(path);
  }

  /** Offsets in `text` of the value at `path`, with its quotes or its block sign; undefined if there is none. */
  rangeOf(path: Path): { start: number; end: number } | undefined {
    const range = this.nearest(path)?.value?.range;
    return range ? { start: range[0], end: range[1] } : undefined;
  }

  /** The location of a span of the text, by offsets. */
  span(start: number, end: number): Location {
    const { lines } = this.parsed();
    const from = lines.linePos(start);
    const to = lines.linePos(Math.max(start, end));
    return {
      file: this.file,
      line: Math.max(from.line, 1),
      column: Math.max(from.col, 1),
      endLine: Math.max(to.line, 1),
      endColumn: Math.max(to.col, 1),
    };
  }

  private nearest(path: Path): { value: Node | undefined; key: Node | undefined } | undefined {
    let value = this.parsed().document?.contents as Node | null | undefined;
    let key: Node | undefined;
    for (const step of this.written(path)) {
      const pair = isMap(value) ? value.items.find(({ key }) => String(key) === String(step)) : undefined;
      const next = isSeq(value) ? value.items[Number(step)] : (pair?.value ?? pair?.key);
      if (!next) break;
      key = pair?.key as Node | undefined;
      value = next as Node;
    }
    return value ? { value, key } : undefined;
  }

  /** The path of a value as written: for a dated fact, that of the value that holds on the day. A path into its dates stays as it is. */
  private written(path: Path): Path {
    const fact = this.dated.find((dated) => dated.path.every((step, index) => String(step) === String(path[index])));
    const rest = path.slice(fact?.path.length);
    return fact && rest[0] !== 'dated' ? [...fact.at, ...rest] : path;
  }
}

/** The value at a path of some data; undefined if the path leads to nothing. A `constructor` is a value only if an author has written one. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => {
    const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, key);
    return isThere ? (node as Record<string, unknown>)[key] : undefined;
  }, data);
}

/** A text, and where it is in some data. */
export interface Leaf {
  pointer: Path;
  value: string;
}

/** All texts in some data, which is at `pointer` itself. */
export function textsIn(value: unknown, pointer: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ pointer, value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...pointer, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A value as a text; an empty one for a list or a map, which its schema reports. */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}
