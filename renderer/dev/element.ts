/** An element with attributes, and a text or children; `onClick` is called at each click. */
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
