import { hash } from 'node:crypto';
import { parse, type Root } from 'postcss';

/** A style sheet as a file of the site. */
export interface StyleFile {
  /** By its content, as `assets/style-1f0c9a3e55b2.css`. */
  name: string;
  text: string;
}

/**
 * Finds what a page needs of a style sheet before anybody uses it: the rules whose classes all stand in its HTML, in their order. The
 * answer is the same for all pages with the same classes, and made once for them.
 * @param styles the whole style sheet
 */
export function createStylePicker(styles: string): (html: string) => StyleFile {
  const sheet = parse(styles);
  const known = new Map<string, StyleFile>();
  return (html) => {
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const key = [...classes].sort().join(' ');
    let file = known.get(key);
    if (!file) {
      const text = pick(sheet, classes);
      known.set(key, (file = { name: `assets/style-${hash('sha256', text, 'hex').slice(0, 12)}.css`, text }));
    }
    return file;
  };
}

function pick(sheet: Root, classes: ReadonlySet<string>): string {
  const picked = sheet.clone();
  // What stands in parentheses, as in `:not(.open)`, need not be on the page.
  const isUsed = (selector: string) =>
    [...selector.replace(/\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  picked.walkRules((rule) => {
    if (rule.parent && isKeyframes(rule.parent)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const rules = picked.toString();
  picked.walkAtRules((rule) => {
    // Nothing uses an animation whose name stands only at its own rule.
    const isWanted = isKeyframes(rule) ? rules.split(rule.params).length > 2 : rule.nodes?.length !== 0;
    if (!isWanted) rule.remove();
  });
  return picked.toString();
}

function isKeyframes(node: { type: string; name?: string }): boolean {
  return node.type === 'atrule' && node.name?.endsWith('keyframes') === true;
}
