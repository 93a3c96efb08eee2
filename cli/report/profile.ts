import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import type { Progress } from './progress.ts';

type Cost = ReturnType<typeof reading>;

/**
 * Measures the time and memory of a run. At the end, it prints a table of the steps and writes a CPU profile of the main thread for
 * Chrome's performance panel or speedscope. If steps run in parallel, the time goes to the one that reported last.
 */
export async function measured(shown: Progress, path: string): Promise<Progress> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const costs = new Map<string, Cost>();
  let current = 'Starting';
  let since = reading();
  const turnTo = (name: string) => {
    if (name === current) return;
    const now = reading();
    const cost = costs.get(current) ?? { wall: 0, cpu: 0, memory: 0 };
    const wall = cost.wall + now.wall - since.wall;
    costs.set(current, { wall, cpu: cost.cpu + now.cpu - since.cpu, memory: Math.max(cost.memory, now.memory) });
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
      console.error(`${tableOf(costs)}\n\nThe functions are in ${path}.\n`);
    },
  };
}

/** Seconds of wall time and of CPU time, and memory in megabytes. A step's memory is the highest of its readings. */
function reading() {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() / 1e6 };
}

function tableOf(costs: ReadonlyMap<string, Cost>): string {
  const all = [...costs.values()];
  const sum = (key: 'wall' | 'cpu') => all.reduce((total, cost) => total + cost[key], 0);
  const total = { wall: sum('wall'), cpu: sum('cpu'), memory: process.resourceUsage().maxRSS / 1000 };
  const rows = [...costs, ['All', total] as const].map(([name, { wall, cpu, memory }]) => [
    name,
    `${wall.toFixed(2)} s`,
    `${Math.round((wall / total.wall) * 100)}%`,
    `${cpu.toFixed(2)} s`,
    `${Math.round(memory)} MB`,
  ]);
  const table = [['Step', 'time', 'share', 'processor', 'memory'], ...rows];
  const line = ([name = '', ...cells]: string[]) => name.padEnd(30) + cells.map((cell) => cell.padStart(11)).join('');
  return table.map(line).join('\n');
}
