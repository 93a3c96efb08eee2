import { hash } from 'node:crypto';
import { type ChildNode, parse } from 'postcss';

export interface StyleFile {
  /** Contains a content hash, such as `assets/style-1f0c9a3e55b2.css`. */
  name: string;
  text: string;
}

/** Returns the text of one part of the style sheet for a page with these classes. Empty if the page uses none of it. */
type Part = (classes: ReadonlySet<string>) => string;

/**
 * Picks the rules that a page needs before anybody interacts with it: those whose classes are all in its HTML, in order. Pages with the
 * same classes share one result.
 * @param styles the whole style sheet
 */
export function createStylePicker(styles: string): (html: string) => StyleFile {
  const parts = parse(styles).nodes.map((node) => ({
    animation: animationOf(node),
    textFor: partOf(node),
  }));
  const known = new Map<string, StyleFile>();
  return (html) => {
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const key = [...classes].sort().join(' ');
    let file = known.get(key);
    if (!file) {
      const made = parts.map(({ animation, textFor }) => ({ animation, text: textFor(classes) }));
      const joined = (all: typeof made) => all.map(({ text }) => text).join('');
      const rules = joined(made.filter(({ animation }) => animation === undefined));
      // Drop animations that no rule names.
      const text = joined(made.filter(({ animation }) => animation === undefined || rules.includes(animation)));
      known.set(key, (file = { name: `assets/style-${hash('sha256', text, 'hex').slice(0, 12)}.css`, text }));
    }
    return file;
  };
}

function partOf(node: ChildNode): Part {
  if (node.type === 'atrule' && node.nodes && animationOf(node) === undefined) {
    const parts = node.nodes.map(partOf);
    return (classes) => {
      const text = parts.map((part) => part(classes)).join('');
      return text && `@${node.name}${node.raws.afterName ?? ' '}${node.params}{${text.replace(/;$/, '')}}`;
    };
  }
  if (node.type !== 'rule')
    return () => (node.type === 'decl' || (node.type === 'atrule' && !node.nodes) ? `${node};` : String(node));
  // Classes in parentheses, as in `:not(.open)`, need not be on the page.
  const classesIn = (selector: string) => selector.replace(/\([^()]*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? [];
  const selectors = node.selectors.map((text) => ({ text, needs: classesIn(text) }));
  const body = node.nodes.join(';');
  return (classes) => {
    const used = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)));
    return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}{${body}}`;
  };
}

function animationOf(node: ChildNode): string | undefined {
  return node.type === 'atrule' && node.name.endsWith('keyframes') ? node.params : undefined;
}
