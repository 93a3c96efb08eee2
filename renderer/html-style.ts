const booleans = 'async|autofocus|checked|defer|disabled|hidden|multiple|novalidate|open|readonly|required|selected';
const voidElements = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr';

/**
 * The HTML that React writes in the style of the HTML standard: void elements without a slash, attribute names in lower case, boolean
 * attributes without a value.
 * Safe on whole pages, since React escapes every `<` and `>` in texts and attributes.
 */
export function standardStyle(html: string): string {
  return html
    .replace(new RegExp(`(<(?:${voidElements})\\b[^>]*?)\\s*/>`, 'g'), '$1>')
    .replace(/<meta charSet=/, '<meta charset=')
    .replace(/ (srcSet|fetchPriority|crossOrigin|noValidate|autoComplete|tabIndex)=/g, (name) => name.toLowerCase())
    .replace(new RegExp(` (${booleans})=""(?=[ >])`, 'gi'), (_, name: string) => ` ${name.toLowerCase()}`);
}
