import { join } from 'node:path';

/** Folder of the package itself, where its schemas and renderer stand; a site may stand elsewhere. */
export const packageRoot = join(import.meta.dirname, '../..');
