type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Records what a visitor does before the page's script has loaded: clicks on buttons and links that need it, submitted forms, and input.
 * @returns `stop` for when React starts to keep clicks itself; `repeat` for when React is done or failed to load, which replays
 * everything in the same order. The browser then submits a form that no script handles.
 */
export function keepUse() {
  const uses: (() => void)[] = [];
  const held = new Set<EventTarget | null>();
  /** What the visitor has entered, in this order. */
  const entries = new Map<Field, () => void>();
  const keep = (button: HTMLElement | null, happen: () => void) => {
    button?.setAttribute('data-waiting', '');
    uses.push(() => {
      button?.removeAttribute('data-waiting');
      happen();
    });
  };
  /** Where the caret is: React empties fields when it takes over. */
  let caret: readonly [number | null, number | null] | undefined;
  const keepCaret = () => {
    const field = document.activeElement;
    caret = isText(field) ? [field.selectionStart, field.selectionEnd] : undefined;
  };
  let focused: () => Element = () => document.body;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    // Only the script knows what a link in `data-held` opens.
    const used = target instanceof Element && target.closest<HTMLElement>('button[type="button"], [data-held] a');
    if (!used || (used.tagName === 'A' && opensElsewhere(event))) return;
    // Nobody opens something twice: a second tap means the first.
    if (used.hasAttribute('aria-expanded') && used.hasAttribute('data-waiting')) return;
    if (used.tagName === 'A') event.preventDefault();
    const button = latest(used);
    keep(used, () => button().click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    // Replay the fields first, or React would find them empty.
    event.preventDefault();
    event.stopPropagation();
    if (!(form instanceof HTMLFormElement) || held.has(form)) return;
    held.add(form);
    const [sent, button] = [latest(form), submitter && latest(submitter)];
    keep(submitter, () => sent().requestSubmit(button?.()));
  };
  const onInput = ({ target: field }: { target: EventTarget | null }) => {
    if (!isField(field)) return;
    // Of radio buttons only the last choice counts: React would show the others in between, and a key would go on from there.
    for (const other of entries.keys()) if (isSameChoice(other, field)) entries.delete(other);
    entries.delete(field);
    entries.set(field, entryOf(field));
    keepCaret();
  };
  /** The value of the slider that is pressed. The browser cancels the pointer of a finger that turns out to scroll the page. */
  let before: { slider: HTMLInputElement; value: string } | undefined;
  const onDown = ({ target }: PointerEvent) => {
    const isSlider = isField(target) && target.type === 'range';
    before = isSlider ? { slider: target as HTMLInputElement, value: target.value } : undefined;
  };
  const onCancel = () => {
    if (!before) return;
    before.slider.value = before.value;
    onInput({ target: before.slider });
  };
  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointercancel', onCancel, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
  return {
    stop() {
      document.removeEventListener('click', onClick, true);
      if (document.activeElement) focused = latest(document.activeElement);
      keepCaret();
      // What was entered before this script ran comes first, and ticks before texts, which may remove what is ticked.
      const fields = ['[type="checkbox"], [type="radio"]', 'input:not([type="checkbox"], [type="radio"]), textarea'];
      const all = fields.flatMap((kind) => [...document.querySelectorAll<Field>(kind)]);
      const missed = all.filter((field) => !entries.has(field) && isChanged(field));
      const seen = [...entries];
      entries.clear();
      for (const field of missed) entries.set(field, entryOf(field));
      for (const [field, happen] of seen) entries.set(field, happen);
    },
    async repeat() {
      document.removeEventListener('click', onClick, true);
      const field = focused();
      if (field instanceof HTMLElement && document.activeElement === document.body)
        field.focus({ preventScroll: true });
      // All at once: with each change, React empties the fields that it has not heard of, and the next key would go into an empty one.
      // It applies what an event changes before the event ends.
      document.removeEventListener('input', onInput, true);
      const active = document.activeElement;
      for (const happen of entries.values()) happen();
      if (isText(active) && caret?.[0] != null && active.selectionStart !== caret[0])
        active.setSelectionRange(...caret);
      document.removeEventListener('submit', onSubmit, true);
      for (const happen of uses) {
        happen();
        // Let React apply this change before the next one.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** True for a click on a link that the browser opens in a tab or window of its own, or saves. */
export const opensElsewhere = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Gives the element, or what is in its place if React had to draw the page anew because a browser has translated it. */
function latest<Kind extends Element>(element: Kind): () => Kind {
  const alike = document.getElementsByTagName(element.localName);
  const at = [...alike].indexOf(element);
  return () => (element.isConnected ? element : (alike[at] ?? element)) as Kind;
}

/** True if the visitor has entered something. */
function isChanged(field: Field): boolean {
  if (!isTickable(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

const isTickable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Enters the value that a field has now once more, so that React notices it. */
function entryOf(entered: Field): () => void {
  const { value } = entered;
  const now = latest(entered);
  if (isTickable(entered)) {
    const { checked } = entered;
    return () => Object.assign(now(), { checked: !checked }).click();
  }
  return () => {
    const field = now();
    // React compares with the last value that it saw, and it sees values set on the element. So clear it, then use the prototype's setter.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    const events = field === document.activeElement ? ['input', 'change'] : ['input', 'change', 'focusout'];
    for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isText = (element: unknown): element is Field => isField(element) && !isTickable(element);

const isSameChoice = (a: Field, b: Field) =>
  [a, b].every(({ type }) => type === 'radio') && a.name === b.name && a.form === b.form;
