type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is done to a page before its script is there, for what cannot work by itself: clicks on buttons, and what was typed or chosen,
 * which a field tells by no longer having what it was built with.
 * @returns `stop` when React begins and keeps clicks by itself, `repeat` when it is done: everything happens in the same order
 */
export function keepUse() {
  const uses: (() => void)[] = [];
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button) return;
    button.dataset.waiting = '';
    uses.push(() => {
      delete button.dataset.waiting;
      button.click();
    });
  };
  document.addEventListener('click', onClick, true);
  const leave = () => document.removeEventListener('click', onClick, true);
  return {
    stop() {
      leave();
      uses.unshift(...[...document.querySelectorAll<Field>('input, textarea')].flatMap(entryOf));
    },
    async repeat() {
      leave();
      for (const happen of uses) {
        happen();
        // The next finds what this has changed.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** Enters once more what differs from what a field was built with, so that React hears of it. */
function entryOf(field: Field): (() => void) | [] {
  const { value, defaultValue } = field;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return [];
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (value === defaultValue) return [];
  return () => {
    // React hears of a value only where it differs from the last that it saw, and sees what is set on the element itself.
    const latest = field.value === defaultValue ? value : field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, latest);
    const events = field === document.activeElement ? ['input', 'change'] : ['input', 'change', 'focusout'];
    for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
