/** Prose that the pipeline has turned into HTML; authors' own HTML never reaches it. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown with raw HTML off
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
