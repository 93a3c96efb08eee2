import type { DevPage } from '../../schemas/generated/dev-page.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';

/** What the development server tells the browser about the page it shows. */
export interface Shown extends DevPage {
  /** The page and the layout, if they have changed since this browser last got them. */
  page?: PageModel;
  layout?: LayoutModel;
}

/** Names of the messages between the browser and the development server, over Vite's connection. */
export const messages = {
  at: 'cartwright:at',
  shown: 'cartwright:shown',
  moved: 'cartwright:moved',
  catalogue: 'cartwright:catalogue',
} as const;

/** Asks the development server to do something. The answer's `text` says what it did, or why it did not. */
export async function ask<Answer>(name: string, body: object): Promise<Answer & { error?: string }> {
  const token = document.documentElement.dataset.token ?? '';
  const answer = await fetch(`/@site/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site-token': token },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Opens the author's editor at a line. */
export function openEditor({ file, line, column }: { file: string; line: number; column: number }): void {
  const place = encodeURIComponent(`${file}:${line}:${column}`);
  fetch(`/__open-in-editor?file=${place}`, { method: 'POST' }).catch(() => {});
}
