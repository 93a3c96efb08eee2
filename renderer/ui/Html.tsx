/** HTML that the pipeline made from Markdown. An author's own HTML never gets here. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown with raw HTML off
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
