import { Context, Liquid, Output, type Template, toValueSync } from 'liquidjs';
import { isMap } from '../../schemas/fact-map.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import { valueAt } from '../source/source-file.ts';
import { filters } from './filters.ts';
import { noteOutputs, ReferenceEmitter, sourceOf } from './references.ts';
import { readingsOf } from './repair-reference.ts';
import { fullPath, type Subject } from './subject.ts';
import { type AbsentFacts, looseWords, missingFact, problemOf, type TemplateProblem } from './template-problems.ts';

/** Steps to a fact. In `halls[event.hall]` the second step is the path of another fact, which names the hall. */
type ReadPath = readonly (string | number | ReadPath)[];

/** How many parsed texts to keep: enough for layouts and `each` pages, but not for thousands of pages. */
const most = 500;

/**
 * Renders texts that refer to facts. It keeps parsed texts, since layouts and `each` pages render the same ones many times.
 * @param mayLack whether this map of facts is complete without this key
 */
export function createTemplateEngine(
  facts: Record<string, unknown>,
  absent: AbsentFacts = new Map(),
  mayLack: (holder: object, key: string) => boolean = () => false,
) {
  const liquid = new Liquid({
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    memoryLimit: 1e6,
    parseLimit: 1e6,
  });
  for (const tag of ['include', 'render', 'layout', 'block']) delete liquid.tags[tag];
  for (const [name, filter] of Object.entries(filters)) liquid.registerFilter(name, filter);

  const lenient = { ...liquid.options, lenientIf: true };
  const parsedOf = oncePerText((text) => parse(liquid, text), most);
  const render = (text: string, scope: Scope, parsed = parsedOf(text)) => {
    const { templates } = parsed;
    // A condition may ask for a key that a map can lack, and for the last day of a value that has none.
    const isOptional = (steps: ReadPath) => {
      const path = steps.map(String);
      const key = path.pop() ?? '';
      const holder = valueAt({ ...facts, ...scope }, path);
      if (!isMap(holder) || holder[key] !== undefined) return false;
      return mayLack(holder, key) || holder[key.replace(/Until$/, '')] !== undefined;
    };
    const reads = text.includes('{%') ? readsOf(parsed) : [];
    const required = reads.filter((steps) => !isOptional(steps));
    const lenientIf = required.length < reads.length;
    const options = lenientIf ? lenient : liquid.options;
    const context = new Context(scope, options, { globals: facts, sync: true }, { renderLimit: stepLimit() });
    const emitter = new ReferenceEmitter();
    const problems = [...parsed.problems];
    for (const template of templates) {
      try {
        toValueSync(liquid.renderer.renderTemplates([template], context, emitter) as never);
      } catch (error) {
        const problem = problemOf(error, text, liquid, { template, context, absent });
        problems.push(problem);
        // The rest of the text would be over the limit too.
        if (problem.rule === 'liquid-limit') break;
      }
    }
    // A wrong name in a branch that was not taken, or in a condition that passed as false.
    const [gap] = problems.length > 0 ? [] : required.flatMap((steps) => gapIn(steps, scope) ?? []);
    if (gap) problems.push({ ...missingFact(gap, { ...facts, ...scope }, absent), snippet: gap, fact: gap });
    const { references, buffer, whole } = emitter;
    const isWhole = templates.length === 1 && templates[0] instanceof Output;
    return { value: problems.length > 0 ? undefined : isWhole ? whole : buffer, references, problems };
  };
  /** A path up to the first name that does not exist. We do not read the last fact, which may be this very text. */
  const gapIn = (steps: ReadPath, scope: Scope): string | undefined => {
    let node: unknown = Object.hasOwn(scope, String(steps[0])) ? scope : facts;
    for (const [index, step] of steps.entries()) {
      if (!isMap(node) || typeof step === 'object' || step === 'size') return undefined;
      if (!Object.hasOwn(node, step)) return steps.slice(0, index + 1).join('.');
      if (index < steps.length - 1) node = node[step];
    }
    return undefined;
  };
  const readsOf = oncePer(({ templates }: Parsed) => readsIn(liquid, templates));
  const isFilter = (name: string) => Object.hasOwn(liquid.filters, name);
  const mended = ({ written = '', ...problem }: TemplateProblem, text: string, scope: Scope): TemplateProblem => {
    const tags = written.includes('%') ? (text.match(/\{%[^{}]*%\}/g) ?? []) : [];
    // Each try parses the whole text again.
    for (const span of [...new Set([written, ...tags])].slice(0, 20)) {
      const made = readingsOf(span, { ...facts, ...scope }, isFilter).find((made) => {
        // A tag needs the rest of the text, up to its end. A space before a reference makes it print words, and not just any fact.
        const alone = text.trim() === span ? made : ` ${made}`;
        const tried = made.startsWith('{%') ? text.replace(span, () => made) : alone;
        return made !== span && render(tried, scope, parse(liquid, tried)).problems.length === 0;
      });
      const there = span === written ? {} : { message: problem.message.replace(written, span), snippet: span };
      if (made) return { ...problem, ...there, hint: `Write ${made}.` };
    }
    return problem;
  };
  return {
    /** Paths of all facts that rendering the text may read. If a step can be any entry, the path ends before it. */
    readsOf(text: string, subject: Subject | undefined): string[] {
      return readsOf(parsedOf(text)).map((path) => pathOf(path, facts, subject));
    },
    /** The final text, or the fact itself if the text is only a reference; undefined with problems. `scope`: names of this page alone. */
    render(text: string, scope: Scope) {
      const rendered = render(text, scope);
      return { ...rendered, problems: rendered.problems.map((problem) => mended(problem, text, scope)) };
    },
  };
}

/** Stops a text that repeats its parts too often. A time limit would stop any text on a busy machine. */
function stepLimit(): Context['renderLimit'] {
  let steps = 0;
  const limit: Pick<Context['renderLimit'], 'check'> = {
    check() {
      if (++steps > 1e6) throw new Error('step limit exceeded');
    },
  };
  return limit as Context['renderLimit'];
}

type Scope = Record<string, unknown>;

interface Parsed {
  templates: Template[];
  problems: TemplateProblem[];
}

function readsIn(liquid: Liquid, templates: Template[]): ReadPath[] {
  const paths = liquid.globalVariableSegmentsSync(templates) as ReadPath[];
  const known = new Set(paths.map((path) => JSON.stringify(path)));
  // A name that the text defines gets its value only when we render it, so it may be any entry.
  const isLocal = (step: ReadPath[number]) => typeof step === 'object' && !known.has(JSON.stringify(step));
  return paths.map((path) => path.slice(0, path.some(isLocal) ? path.findIndex(isLocal) : undefined));
}

function pathOf(steps: ReadPath, facts: object, subject: Subject | undefined): string {
  const path: (string | number)[] = [];
  for (const step of steps) {
    const key = typeof step === 'object' ? valueAt(facts, pathOf(step, facts, subject).split('.')) : step;
    if (typeof key !== 'number' && (typeof key !== 'string' || key.includes('.'))) break;
    path.push(key);
  }
  return fullPath(path.join('.'), subject);
}

/** True for a text that has anything for Liquid to do. */
export function isTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

function parse(liquid: Liquid, text: string, mostProblems = 20): Parsed {
  let templates: Template[] = [];
  let problem: TemplateProblem | undefined;
  try {
    templates = liquid.parse(text);
    [problem] = noteOutputs(templates, text).flatMap((output) => looseWords(sourceOf(output, text)));
  } catch (error) {
    problem = problemOf(error, text, liquid);
  }
  const { written = '' } = problem ?? {};
  // A mistake inside one reference must not hide those in the rest of the text.
  if (!problem || !/^\{\{[^{}]*\}\}$/.test(written) || mostProblems === 1)
    return { templates, problems: problem ? [problem] : [] };
  const rest = parse(liquid, text.replace(written, ' '.repeat(written.length)), mostProblems - 1);
  return { ...rest, problems: [problem, ...rest.problems] };
}
