import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import type { Count, Progress } from './progress.ts';

interface Cost {
  /** Seconds by the clock, and of all processors. */
  wall: number;
  cpu: number;
  /** The most memory at the end of a turn of the step, in megabytes. */
  memory: number;
}

/** Begins to measure where the time and the memory of a run go. Steps that go on side by side share the time by who spoke last. */
export async function startProfile(shown: Progress) {
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
    /** Receives the steps of the run. */
    progress: {
      ...shown,
      step(name: string, count?: Count) {
        turnTo(name);
        shown.step(name, count);
      },
    },
    /**
     * Writes the functions of the main thread, with their times, to a file that the performance panel of Chrome and speedscope open.
     * @returns a table of the steps
     */
    async end(path: string): Promise<string> {
      turnTo('');
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      await writeFile(path, JSON.stringify(profile));
      return tableOf(costs);
    },
  };
}

function reading(): Cost {
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
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(pad).join('  ')).join('\n');
}
