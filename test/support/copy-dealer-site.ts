import { cpSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** Copies the sources of the dealer's own site to the folder `root`. */
export function copyDealerSite(root: string): void {
  cpSync(join(repository, 'site.yaml'), join(root, 'site.yaml'));
  cpSync(join(repository, 'pages'), join(root, 'pages'), { recursive: true });
}
