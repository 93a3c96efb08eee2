import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a measured process: at its end it writes down what it has used, all of its threads together. Plain JavaScript, since loading
// Node's compiler of TypeScript would take longer than a short command does.
const { BENCH_USAGE: path } = process.env;
if (isMainThread && path) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: peakMemory() / 1024 }));
  });
}

/** Kibibytes. Linux lets a process begin with the peak of the one that started it, except in this file. */
function peakMemory() {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
