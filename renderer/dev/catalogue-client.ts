import { messages } from './messages.ts';

/*
 * Lets an author find a block or key by its name or description, copy an example, and open each example in full.
 */

// A schema has changed, and its keys and examples may have with it.
import.meta.hot?.on(messages.catalogue, () => window.location.reload());

const find = document.querySelector<HTMLInputElement>('[data-find]');
const tallest = 1400;

find?.addEventListener('input', () => {
  const words = find.value.toLowerCase().trim();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]')) {
    const keys = [...entry.querySelectorAll<HTMLElement>('[data-key]')];
    const isNamed = entry.dataset.entry?.toLowerCase().includes(words) ?? false;
    const found = keys.filter((key) => key.textContent?.toLowerCase().includes(words));
    for (const key of keys) key.hidden = !isNamed && !found.includes(key);
    entry.hidden = !isNamed && found.length === 0;
    const link = document.querySelector<HTMLElement>(`[data-name="${entry.id}"]`);
    if (link) link.hidden = entry.hidden;
  }
});

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  const yaml = button?.closest('figure')?.querySelector('pre')?.textContent;
  if (!button || !yaml) return;
  await navigator.clipboard.writeText(yaml);
  button.textContent = 'Copied';
});

for (const frame of document.querySelectorAll('iframe')) {
  const measure = () => {
    const shown = frame.contentDocument?.getElementById('root')?.getBoundingClientRect().height;
    if (shown) frame.style.blockSize = `${Math.min(Math.max(shown, 48), tallest)}px`;
  };
  frame.addEventListener('load', measure);
  measure();
}
