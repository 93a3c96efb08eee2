type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is done to a page before its script is there: clicks on buttons that do nothing by themselves, forms that are sent, and what
 * was typed or chosen, which a field tells by no longer having what it was built with.
 * @returns `stop` when React begins and keeps clicks by itself, `repeat` when it is done, or cannot be had: everything happens in the same
 * order, and a form that nobody else takes is then sent by the browser
 */
export function keepUse() {
  const uses: (() => void)[] = [];
  const held = new Set<EventTarget | null>();
  const keep = (button: HTMLElement | null, happen: () => void) => {
    button?.setAttribute('data-waiting', '');
    uses.push(() => {
      button?.removeAttribute('data-waiting');
      happen();
    });
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button) keep(button, () => button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    // The fields are repeated first, so that React does not find them empty.
    event.preventDefault();
    event.stopPropagation();
    if (!(form instanceof HTMLFormElement) || held.has(form)) return;
    held.add(form);
    keep(submitter, () => form.requestSubmit(submitter));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return {
    stop() {
      document.removeEventListener('click', onClick, true);
      uses.unshift(...[...document.querySelectorAll<Field>('input, textarea')].flatMap(entryOf));
    },
    async repeat() {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
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
