import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a measured process. When the process ends, writes down what all its threads used. Plain JavaScript, because loading Node's
// TypeScript compiler would take longer than a short command does.
const { BENCH_USAGE: path } = process.env;
if (isMainThread && path) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: peakMemory() / 1024 }));
  });
}

/** In kibibytes. On Linux, a process inherits the peak of its parent, except in this file. */
function peakMemory() {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
