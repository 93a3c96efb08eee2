import { readdirSync } from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';

// Plain JavaScript, so that an old Node can say that it is too old. Also, Node's compile cache must be on before it loads the first
// TypeScript file, or it would load its TypeScript compiler each time.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Node ${process.version} is too old. Run "npm run <command>", which brings the Node that fits.`);
  process.exit(2);
}
// A service may be stopped while it still loads, before `onEnd` listens. As the first process of a container, it would not stop at all.
if (process.argv[2] === 'serve')
  process.once('SIGTERM', () => process.listenerCount('SIGTERM') === 0 && process.exit(0));
// A build has many threads, and glibc holds on to memory for each. With these settings, a large build takes half the memory. glibc reads
// them only when a process starts, so we restart this one. That would cost a small build a tenth of its time.
const lean = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };
const isThreaded = ['build', 'preview'].includes(process.argv[2] ?? '');
if (process.platform === 'linux' && process.execve && isThreaded && !process.env.MALLOC_ARENA_MAX && isLarge())
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...lean,
  });

// In its usual place, the folder for temporary files, any user of the machine could plant code.
const { directory } = module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
// Only through this variable do threads and child processes use the cache too.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

// Not awaited: if the input of a prompt ends, Node would warn of this line.
import('./main.ts');

function isLarge() {
  try {
    return readdirSync('pages', { recursive: true }).length > 300;
  } catch {
    return false; // The build says what is wrong with the folder.
  }
}
