import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import type { Progress } from './progress.ts';

/**
 * Measures the time and memory of a run. At the end, it prints a table of the steps and writes a CPU profile of the main thread for
 * Chrome's performance panel or speedscope. If steps run in parallel, the time goes to the one that reported last.
 */
export async function measured(shown: Progress, path: string): Promise<Progress> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  /** Milliseconds by step, and bytes: the most that we have seen at the end of it. */
  const costs = new Map<string, { time: number; memory: number }>();
  let current = 'Starting';
  let since = 0;
  const turnTo = (name: string) => {
    if (name === current) return;
    const now = performance.now();
    const { time, memory } = costs.get(current) ?? { time: 0, memory: 0 };
    costs.set(current, { time: time + now - since, memory: Math.max(memory, process.memoryUsage.rss()) });
    [current, since] = [name, now];
  };
  return {
    step(name, count) {
      turnTo(name);
      shown.step(name, count);
    },
    async done() {
      turnTo('');
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      await writeFile(path, JSON.stringify(profile));
      await shown.done();
      const all = { time: since, memory: process.resourceUsage().maxRSS * 1000 };
      for (const [name, { time, memory }] of [...costs, ['All', all] as const]) {
        const cells = [`${(time / 1000).toFixed(2)} s`, `${Math.round(memory / 1e6)} MB`];
        console.error(name.padEnd(30) + cells.map((cell) => cell.padStart(11)).join(''));
      }
      console.error(`\nThe functions are in ${path}.\n`);
    },
  };
}
