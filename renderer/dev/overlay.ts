import type { DevChange, DevFinding, DevPage, DevPlace } from '../../schemas/generated/dev-page.ts';
import { element } from './element.ts';
import { ask, openEditor } from './messages.ts';
import styles from './overlay.css?inline';

/** Shows an author what to fix, on top of the page as it was before the mistake. */
interface Overlay {
  show(page: DevPage): void;
}

/** It is in a shadow root, so that its styles and the site's don't affect each other. */
export function createOverlay(): Overlay {
  const host = document.createElement('cartwright-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const place = element('div');
  root.append(element('style', {}, styles), place);
  document.body.append(host);

  let page: DevPage | undefined;
  let isOpen = false;
  let seen = '';
  const draw = () => {
    const top = place.firstElementChild?.scrollTop ?? 0;
    const focused = root.activeElement && labelOf(root.activeElement);
    place.replaceChildren(...(page ? [isOpen ? panel(page, close) : badge(page, open)].flat() : []));
    place.firstElementChild?.scrollTo({ top });
    const buttons = [...root.querySelectorAll<HTMLElement>('button, a')];
    // The button may be gone, with the mistake that it mended.
    if (focused !== null)
      (buttons.find((button) => labelOf(button) === focused) ?? buttons[0])?.focus({ preventScroll: true });
  };
  const close = () => {
    isOpen = false;
    draw();
    root.querySelector('button')?.focus();
  };
  const open = () => {
    isOpen = true;
    draw();
    root.querySelector<HTMLElement>('[data-close]')?.focus();
  };
  root.addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && isOpen && close());

  return {
    show(now) {
      const errors = now.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
      // It opens for a new mistake and closes when all are fixed. If the author closed it, it stays closed.
      if (errors.some((id) => !seen.includes(id))) isOpen = true;
      if (now.findings.length === 0 && page && page.findings.length > 0) isOpen = false;
      seen = errors.join('\n');
      const isSame = JSON.stringify(now) === JSON.stringify(page);
      page = now;
      if (!isSame) draw();
    },
  };
}

function labelOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent ?? '';
}

function badge({ findings, counts }: DevPage, open: () => void): HTMLElement[] {
  const all = counts.errors + counts.warnings;
  if (all === 0) return [];
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const words = findings.length > 0 ? `${findings.length} to mend here, ${all} in all` : `${all} to mend elsewhere`;
  return [
    element(
      'button',
      { class: 'badge', 'data-severity': hasErrors ? 'error' : 'warning', type: 'button' },
      words,
      open,
    ),
  ];
}

function panel(page: DevPage, close: () => void): HTMLElement {
  const { findings, elsewhere, counts, isHeld } = page;
  const here =
    findings.length === 1 ? '1 thing to mend on this page' : `${findings.length} things to mend on this page`;
  const inAll = `On the whole site: ${count(counts.errors, 'error')}, ${count(counts.warnings, 'warning')}.`;
  return element('section', { class: 'panel', role: 'region', 'aria-label': 'To mend' }, [
    element('header', {}, [
      element('h2', {}, findings.length > 0 ? here : 'This page is fine'),
      element('button', { class: 'close', type: 'button', 'data-close': '' }, 'Put aside', close),
      element('p', { role: 'status' }, isHeld ? `${inAll} The page stays as it last was without a mistake.` : inAll),
    ]),
    ...findings.map((finding) => findingCard(finding, page.path)),
    ...(elsewhere.length > 0 ? [element('h3', {}, 'Elsewhere'), ...elsewhere.map(elsewhereLine)] : []),
    element('footer', {}, [
      element('p', {}, [
        'Hold ',
        element('kbd', {}, 'Alt'),
        ' and point at anything to see the line that it comes from; a click opens it in your editor. ',
        element('a', { href: '/_blocks' }, 'All blocks and keys'),
      ]),
    ]),
  ]);
}

function findingCard(finding: DevFinding, path: string): HTMLElement {
  const { id, rule, severity, place, hint, related, changes } = finding;
  const word = element('p', { class: 'word', role: 'alert' });
  return element('article', { 'data-finding': rule, 'data-severity': severity }, [
    element('p', { class: 'severity' }, `${severity === 'error' ? 'Error' : 'Warning'} · ${rule}`),
    element('h3', {}, place.message),
    frame(place),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, hint)]),
    ...related.flatMap((location) => [element('p', { class: 'related' }, location.message), frame(location)]),
    ...changes.map((change) => changeButton(change, word, () => ask('write', { path, id, kind: change.kind }))),
    word,
  ]);
}

/** A button, with a preview of the lines that it writes above it. */
function changeButton({ label, lines }: DevChange, word: HTMLElement, write: () => Promise<{ error?: string }>) {
  const onClick = async () => {
    const { error } = await write().catch(() => ({ error: 'The development server does not answer.' }));
    word.textContent = error ?? '';
  };
  return element('div', { class: 'change' }, [
    element('pre', { 'aria-label': 'What it writes' }, lines.join('\n')),
    element('button', { type: 'button', class: 'write' }, label, onClick),
  ]);
}

function frame(place: DevPlace): HTMLElement {
  const where = `${place.file}:${place.line}`;
  return element('div', { class: 'place' }, [
    element('div', { class: 'where' }, [
      element('code', {}, where),
      element('button', { type: 'button', 'aria-label': `Open in editor: ${where}` }, 'Open in editor', () =>
        openEditor(place),
      ),
    ]),
    ...(place.frame.length > 0 ? [element('pre', {}, marked(place.frame))] : []),
  ]);
}

/** Marks the wrong part inside the line. Carets below it would be off as soon as a narrow window wraps the line. */
function marked([line = '', marks = '']: string[]): (string | Node)[] {
  const [start, end] = [marks.indexOf('^'), marks.lastIndexOf('^') + 1];
  return [line.slice(0, start), element('mark', {}, line.slice(start, end)), line.slice(end)];
}

function elsewhereLine(place: DevPlace): HTMLElement {
  return element('p', { class: 'elsewhere' }, [
    element('button', { type: 'button' }, `${place.file}:${place.line}`, () => openEditor(place)),
    ` ${place.message}`,
  ]);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
