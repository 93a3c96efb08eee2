import { join } from 'node:path';

/** The package's own folder, which has its schemas and renderer. A site may be in another folder. */
export const packageRoot = join(import.meta.dirname, '../..');
