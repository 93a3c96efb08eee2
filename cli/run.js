import { enableCompileCache } from 'node:module';

// Plain JavaScript, so that Node keeps what it makes of every file of TypeScript: it would load its compiler for the first of them, each time.
const { directory } = enableCompileCache();
// Threads and further processes begin with it only by this.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

await import('./main.ts');
