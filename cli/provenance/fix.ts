import { factFigureAt } from '../prose/fact-figures.ts';
import { sourceSpan } from '../prose/locate.ts';
import { type FoundMistake, isVouched, mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';
import { editScalar, isSoundYaml, type ScalarEdit } from './edit-scalar.ts';
import { referencesFor } from './written-reference.ts';

/** One figure that was replaced. */
export interface Fix {
  file: string;
  line: number;
  /** The line of the file before and after. */
  before: string;
  after: string;
}

/** The figures that can be replaced, and the new text of each file that changes, by name. */
export interface Fixes {
  fixes: Fix[];
  files: Map<string, string>;
}

/**
 * Puts a reference in place of every typed figure that says what the one fact near it holds. The page reads as before: a figure that
 * no reference writes just so stays. Nothing else of a file changes, except for the quotes that a text then needs.
 */
export function fixFigures(site: Site): Fixes {
  const found = [...mistakesOfSite(site), ...site.pages.flatMap(mistakesOnPage(site))];
  const result: Fixes = { fixes: [], files: new Map() };
  for (const [file, mistakes] of Map.groupBy(found.filter(isFixable), ({ text }) => text.file)) {
    const edits = [...Map.groupBy(mistakes, ({ text }) => text.path.join('\n')).values()].flatMap(
      ([first, ...more]) => (first && editsOf(site, file, [first, ...more])) ?? [],
    );
    const after = applyEdits(file.text, edits);
    if (edits.length === 0 || !isSoundYaml(file.file, after)) continue;
    result.files.set(file.file, after);
    result.fixes.push(...changedLines(file, after));
  }
  return result;
}

function isFixable(found: FoundMistake): boolean {
  const { rule, figure } = found.mistake;
  if (rule !== 'typed-fact' || figure === undefined || isVouched(found)) return false;
  // Part of a date, a range or a list of hours says more than a reference would.
  return figure.values.length === 1 || figure.kind === 'phone' || figure.kind === 'email';
}

/** The edits of one text as a single edit of the whole of it. */
function editsOf(site: Site, file: SourceFile, mistakes: readonly FoundMistake[]): ScalarEdit[] {
  const edits = mistakes.flatMap(({ text, mistake: { figure, fact } }): ScalarEdit[] => {
    const named = factFigureAt(site).get(fact ?? '');
    const reference = figure && named && referencesFor(site, figure, named);
    const span = reference && sourceSpan(text, reference.start, reference.end);
    return span ? [{ ...span, written: reference.written }] : [];
  });
  const [first] = mistakes;
  const edit = first && edits.length > 0 ? editScalar(file, first.text, edits) : undefined;
  return edit ? [edit] : [];
}

function applyEdits(text: string, edits: readonly ScalarEdit[]): string {
  let result = text;
  for (const { start, end, written } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + written + result.slice(end);
  return result;
}

function changedLines(file: SourceFile, after: string): Fix[] {
  const [before, now] = [file.text, after].map((text) => text.split('\n'));
  return (before ?? []).flatMap((line, index) => {
    const other = now?.[index] ?? '';
    return line === other ? [] : [{ file: file.file, line: index + 1, before: line, after: other }];
  });
}
