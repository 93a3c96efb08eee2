import type { FactFigure } from '../facts/figure-index.ts';
import type { Finding, RelatedLocation } from '../finding.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredFigure, typedParts } from './authored-figures.ts';
import { type ContradictionRule, ruleOf } from './domain.ts';
import type { Fit } from './fit.ts';
import { referenceIn } from './replacement.ts';
import { locateInText } from './source-span.ts';

/** The rules that judge typed figures; each figure is judged by one of them. */
export type FigureRule = 'untraced-figure' | 'unknown-figure' | ContradictionRule;

/** What is wrong with one typed figure. */
export interface Judgement {
  rule: FigureRule;
  authored: AuthoredFigure;
  finding: Omit<Finding, 'rule'>;
  /** The facts that the figure equals, the best first; with exactly one, it can be put in its place. */
  equal: FactFigure[];
}

/** A figure that says something else than the fact it stands for: both places are named. */
export function contradiction(
  site: Site,
  authored: AuthoredFigure,
  fact: FactFigure,
  rule: ContradictionRule = ruleOf(fact),
): Judgement {
  const { text, figure } = authored;
  const value = valueText(fact);
  return {
    rule,
    authored,
    equal: [],
    finding: {
      severity: 'error',
      ...locate(site, authored),
      message: `"${figure.text}" contradicts the fact ${fact.path}, which is ${value}.`,
      hint: `Write {{ ${referenceIn(text, fact.reference)} }}, or change the fact.`,
      related: [relatedTo(site, fact)],
    },
  };
}

/** A figure that a fact holds, typed. */
export function untraced(site: Site, authored: AuthoredFigure, fits: readonly Fit[]): Judgement {
  const { text, figure } = authored;
  const facts = likeliest(fits);
  const references = facts.slice(0, 6).map((fact) => `{{ ${referenceIn(text, fact.reference)} }}`);
  const more = facts.length > references.length ? ` or another of ${facts.length}` : '';
  const [only] = facts;
  const where = facts.length === 1 && only ? `the fact ${only.path} holds it` : `${facts.length} facts hold it`;
  return {
    rule: 'untraced-figure',
    authored,
    equal: facts,
    finding: {
      severity: 'error',
      ...locate(site, authored),
      message: `"${figure.text}" is typed here, where ${where}.`,
      hint:
        references.length === 1
          ? `Write ${references[0]}.`
          : `Write the one that is meant: ${references.join(', ')}${more}.`,
      related: facts.slice(0, 6).map((fact) => relatedTo(site, fact)),
    },
  };
}

export function unknown(site: Site, authored: AuthoredFigure): Judgement {
  return {
    rule: 'unknown-figure',
    authored,
    equal: [],
    finding: {
      severity: 'error',
      ...locate(site, authored),
      message: `"${authored.figure.text}" is a figure that no fact holds.`,
      hint: 'Make it a fact in site.yaml and refer to it, or allow it under "consistency.allow" with a reason.',
    },
  };
}

/** Of the facts with the value, those that the words around name, if they name any. */
function likeliest(fits: readonly Fit[]): FactFigure[] {
  const best = fits[0]?.score ?? 0;
  const named = fits.filter(({ isNamed, score }) => isNamed && score >= 0.7 * best);
  return (named.length > 0 ? named : fits).map(({ fact }) => fact);
}

export function locate(site: Site, { text, figure }: AuthoredFigure): ReturnType<typeof locateInText> {
  const parts = typedParts(site, text, figure);
  const isWhole = parts.length === Math.max(1, figure.numbers.length);
  const start = isWhole ? figure.start : Math.min(...parts.map((part) => part.start));
  const end = isWhole ? figure.end : Math.max(...parts.map((part) => part.end));
  return locateInText(text, start, end);
}

export function relatedTo(site: Site, fact: FactFigure): RelatedLocation {
  return { ...site.facts.locate(fact.path), message: `${fact.path} is ${valueText(fact)}.` };
}

/** The fact's figure as the site words it. */
export function valueText({ figures }: FactFigure): string {
  return figures.map(({ text }) => text).join(', ');
}
