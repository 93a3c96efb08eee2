import * as module from 'node:module';

// Plain JavaScript, so that any Node can say that it is too old, and so that ours keeps what it makes of every file of TypeScript: for the
// first of them it would load its compiler each time.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Node ${process.version} is too old. Run "npm run <command>", which brings the Node that fits.`);
  process.exit(2);
}
const { directory } = module.enableCompileCache();
// Threads and further processes begin with it only by this.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

await import('./main.ts');
