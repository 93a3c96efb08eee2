import * as module from 'node:module';

// Plain JavaScript, so that any Node can say that it is too old, and so that ours keeps what it makes of every file of TypeScript: for the
// first of them it would load its compiler each time.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Node ${process.version} is too old. Run "npm run <command>", which brings the Node that fits.`);
  process.exit(2);
}
// A build has many threads, and the C library holds on to what each of them was given: told to hold less, a build takes half the memory.
// It reads its settings when a process begins, so that this process becomes a new one.
const lean = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };
const isThreaded = ['build', 'preview'].includes(process.argv[2] ?? '');
if (process.platform === 'linux' && process.execve && isThreaded && !process.env.MALLOC_ARENA_MAX)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...lean,
  });

const { directory } = module.enableCompileCache();
// Threads and further processes begin with it only by this.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

await import('./main.ts');
