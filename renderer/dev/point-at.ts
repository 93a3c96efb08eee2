import type { DevPoint } from '../../schemas/generated/dev-point.ts';
import { element } from './element.ts';
import { blockPassed } from './marked.tsx';
import { ask, openEditor } from './messages.ts';
import styles from './point-at.css?inline';

/*
 * While you hold Alt and point at something, shows the line it comes from and the facts in it. A click opens that line; a
 * Shift-click opens the first fact.
 */
export function pointAtThings(): void {
  const host = document.createElement('cartwright-pointer');
  const root = host.attachShadow({ mode: 'open' });
  const frame = element('div', { class: 'frame' });
  const label = element('div', { class: 'label', role: 'status' });
  root.append(element('style', {}, styles), frame, label);
  document.body.append(host);
  host.hidden = true;

  let asked = '';
  let point: DevPoint | undefined;
  const leave = () => {
    host.hidden = true;
    asked = '';
    point = undefined;
  };
  const look = async (target: Element, event: PointerEvent) => {
    const { around, words } = wordsAt(event.clientX, event.clientY);
    const line = lineAround(around ?? target);
    const wish = {
      path: window.location.pathname,
      ...blockPassed(event),
      text: textOf(line),
      words,
    };
    const key = JSON.stringify(wish);
    if (key === asked) return;
    asked = key;
    const found: DevPoint & { error?: string } = await ask<DevPoint>('point', wish);
    if (key !== asked) return;
    point = found.error === undefined ? found : undefined;
    host.hidden = false;
    const { top, left, width, height } = line.getBoundingClientRect();
    Object.assign(frame.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
    label.replaceChildren(...(point ? lines(point) : [found.error ?? '']));
    const below = top + height + 8;
    const room = label.offsetHeight + 8;
    label.style.top = `${below + room < window.innerHeight ? below : Math.max(8, top - room)}px`;
    label.style.left = `${Math.max(8, Math.min(left, window.innerWidth - label.offsetWidth - 8))}px`;
  };

  window.addEventListener('pointermove', (event) => {
    if (!event.altKey) return host.hidden || leave();
    if (event.target instanceof Element) look(event.target, event).catch(leave);
  });
  window.addEventListener('keyup', ({ key }) => key === 'Alt' && leave());
  window.addEventListener('blur', leave);
  window.addEventListener('scroll', leave, { passive: true });
  const take = (event: MouseEvent) => {
    if (!event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const place = event.type === 'click' && (event.shiftKey ? (point?.facts[0] ?? point) : point);
    if (place) openEditor(place);
  };
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) window.addEventListener(type, take, true);
}

function lines({ file, line, block, facts }: DevPoint): HTMLElement[] {
  return [
    element('p', {}, [element('b', {}, `${file}:${line}`), ` ${block}`]),
    ...facts.map((fact) =>
      element('p', { class: 'fact' }, [`${fact.path} = `, element('b', {}, fact.value), ` ${fact.file}:${fact.line}`]),
    ),
    element(
      'p',
      { class: 'help' },
      facts.length > 0 ? 'Click: open the line. Shift and click: open the fact.' : 'Click: open the line.',
    ),
  ];
}

/** The element to read as a whole: the closest one around the target that is not inline. */
function lineAround(target: Element): Element {
  const parent = target.parentElement;
  const isInline = getComputedStyle(target).display === 'inline' && target.tagName !== 'IMG';
  return (isInline || target.namespaceURI?.endsWith('svg')) && parent ? lineAround(parent) : target;
}

function textOf(line: Element): string {
  const words = line.getAttribute('alt') ?? line.getAttribute('placeholder') ?? (line as HTMLElement).innerText ?? '';
  return words.replace(/\s+/g, ' ').trim();
}

/** The word at a point on the screen, even under a link that covers a card, and up to two words after it. The longest run is first. */
function wordsAt(x: number, y: number): { around: Element | undefined; words: string[] } {
  const range = document.createRange();
  for (const around of document.elementsFromPoint(x, y)) {
    for (const node of around.childNodes) {
      if (!(node instanceof Text)) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const isHere = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
        );
        const run = /^(\s*\S+){1,3}/.exec(node.data.slice(index))?.[0] ?? word;
        if (isHere) return { around, words: [run, word.replace(/^[("“]+|[)"”.,;:!?]+$/g, '')] };
      }
    }
  }
  return { around: undefined, words: [] };
}
