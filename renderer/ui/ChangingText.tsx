/**
 * Text that changes while the page is open, beside other children or in a component. If a browser translates the page, it puts its
 * own elements in the place of each text, and React then reaches only text that is alone in an element.
 */
export function ChangingText({ children }: { children: string }) {
  return <span>{children}</span>;
}
