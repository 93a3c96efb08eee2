/** A line end within a paragraph of Markdown: not before an empty line or the mark of a list, a heading, a table or a quotation. */
const lineEnd = /(?<!\n)\n(?=\S)(?![-*+#|>]\s|\d+\.\s|\|)/g;

/** The text with the lines of each paragraph joined by spaces; as long as before, so that offsets hold. */
export function flowLines(text: string): string {
  return text.includes('\n') ? text.replace(lineEnd, ' ') : text;
}
