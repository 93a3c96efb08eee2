type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyUse {
  /** Keeps no more of it. */
  stop: () => void;
  /** Does again what was done, in the same order: what was typed or chosen, then the clicks. */
  repeat: () => Promise<void>;
}

/** Keeps what was done to a page before its script is there. Links, forms and disclosures work by themselves. */
export function keepUse(): EarlyUse {
  const clicked: HTMLElement[] = [];
  const changed = new Map<Field, { value: string; checked: boolean }>();
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button) return;
    button.dataset.waiting = '';
    clicked.push(button);
  };
  const onInput = ({ target }: Event) => {
    const field = target as Field;
    changed.set(field, { value: field.value, checked: 'checked' in field && field.checked });
  };
  const stop = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  return {
    stop,
    async repeat() {
      stop();
      for (const [field, { value, checked }] of changed) {
        if (/^(checkbox|radio)$/.test(field.type)) choose(field as HTMLInputElement, checked);
        else enter(field, value);
      }
      for (const button of clicked.splice(0)) {
        delete button.dataset.waiting;
        button.click();
        // The next click finds what this one has changed.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** React hears of a value only where it differs from the last that it saw, and sees what is set on the element itself. */
function enter(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(box: HTMLInputElement, checked: boolean): void {
  if (box.type === 'radio' && !checked) return;
  box.checked = !checked;
  box.click();
}
