export interface EarlyClicks {
  /** Keeps no more of them. */
  stop: () => void;
  /** Clicks again what was clicked, in the same order. */
  repeat: () => Promise<void>;
}

/** Keeps the clicks on buttons that do nothing yet. Links, forms and disclosures work by themselves. */
export function keepClicks(): EarlyClicks {
  const clicked: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button) return;
    button.dataset.waiting = '';
    clicked.push(button);
  };
  const stop = () => document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
  return {
    stop,
    async repeat() {
      stop();
      for (const button of clicked.splice(0)) {
        delete button.dataset.waiting;
        button.click();
        // The next click finds what this one has changed.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}
