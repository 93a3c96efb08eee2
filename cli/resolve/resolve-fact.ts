import { isMap } from '../../schemas/fact-map.ts';
import { addressText } from '../../schemas/format.ts';
import type { Fact } from '../../schemas/generated/common/fact.ts';
import { describeFact } from '../facts/describe-fact.ts';
import { shownFigure } from '../facts/figure-text.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { fullPath, type Subject } from '../facts/subject.ts';
import type { Report } from '../finding.ts';
import { show } from '../schema/expected-value.ts';
import type { FigureMark, SchemaNode } from '../schema/schemas.ts';
import type { SiteFrame } from '../site/site.ts';
import type { Place } from '../source/source-file.ts';

/** What the texts of a page may name, and where findings about them go. */
export interface ResolveContext extends Pick<SiteFrame, 'source' | 'schemas' | 'facts' | 'invalidFacts'> {
  /** What they may name besides the facts. */
  scope: Record<string, unknown>;
  report: Report;
  subject?: Subject | undefined;
}

const schemes: Record<string, string> = { phone: 'tel:', email: 'mailto:' };
/** The most parts of a fact to name in a message. */
const most = 8;
const pathForm = /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/;

/** What a block receives for the path of a fact, of the kind of figure that its schema asks for; nothing if there is a finding. */
export function resolveFact(
  written: string,
  { file, path: place }: Place,
  schema: SchemaNode,
  { facts, invalidFacts, report, schemas, scope, subject }: ResolveContext,
): Fact | undefined {
  const wrong = (problem: { message: string; hint: string | undefined; rule?: string }) =>
    void report({ rule: 'wrong-fact', ...file.locate(place), ...problem });
  // The schema of the file reports any other form.
  if (!pathForm.test(written)) return undefined;
  const { value, problems } = facts.engine.render(`{{ ${written} }}`, scope);
  if (isInvalidFact(written, invalidFacts, subject)) return undefined;
  const [problem] = problems;
  if (problem) {
    const { rule, message, hint } = problem;
    // Here a path has no braces.
    return wrong({ rule, message, hint: hint?.replace(/\{\{ (.+) \}\}/, '$1') });
  }
  const { mark, title: label } = describeFact(schemas, fullPath(written, subject));
  const shown = mark?.kind === 'count' && typeof value === 'object' && value ? Object.keys(value).length : value;
  const text = textOf(mark, shown, label);
  const kind = schema.schema.figure?.kind;
  const isOf = mark ? `a figure of the kind "${mark.kind}"` : 'no figure';
  const problemOfKind =
    kind === undefined || kind === mark?.kind ? undefined : `${isOf}, where one of the kind "${kind}" is expected`;
  if (text === undefined || problemOfKind !== undefined) {
    const [example] = schema.schema.examples ?? [];
    const parts = text === undefined && isMap(value) ? Object.keys(value).map((key) => `${written}.${key}`) : [];
    const such = example === undefined ? undefined : `Write a path such as "${example}".`;
    const hint = parts.length > 0 ? `Write a part of it: ${parts.slice(0, most).join(', ')}.` : such;
    const what = problemOfKind ?? `${show(value)}, where a figure is expected`;
    return wrong({ message: `Fact "${written}" is ${what}.`, hint });
  }
  const scheme = schemes[mark?.kind ?? ''];
  const href = scheme ? { href: scheme + value } : {};
  return { fact: written, value: shown as Fact['value'], text, label, ...href };
}

function textOf(mark: FigureMark | undefined, value: unknown, label: string): string | undefined {
  const figure = mark && shownFigure(mark, value, label);
  if (figure !== undefined) return figure;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? addressText(value) : String(value);
}
