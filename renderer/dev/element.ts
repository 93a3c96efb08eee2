/** Creates an element with attributes and either text or children. `onClick` runs on each click. */
export function element(
  name: string,
  attributes: Record<string, string> = {},
  content: string | (string | Node)[] = [],
  onClick?: () => void,
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...[content].flat());
  if (onClick) made.addEventListener('click', onClick);
  return made;
}
