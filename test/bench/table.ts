import type { Usage } from './measured-run.ts';

/** What the runs of a measurement used. */
export interface Measured {
  pages: number;
  name: string;
  runs: Omit<Usage, 'stdout'>[];
}

interface Summary extends Measured {
  /** Medians. */
  wall: number;
  cpu: number;
  memory: number;
  pagesPerSecond: number;
  /** Relative to the floor in the same round: the median ratio of wall time, and of processor time. */
  timesFloor?: number;
  timesFloorCpu?: number;
}

/** The medians of each measurement, and their ratio to the floor at that number of pages. */
export function summary(measured: readonly Measured[]): Summary[] {
  return measured.map((measurement) => {
    const floor = measured.find(({ pages, name }) => pages === measurement.pages && name === 'floor');
    const ratio = (key: 'wall' | 'cpu') =>
      median(measurement.runs.map((run, at) => run[key] / (floor?.runs[at]?.[key] ?? Number.NaN)));
    const [wall, cpu, memory] = (['wall', 'cpu', 'memory'] as const).map((key) =>
      median(measurement.runs.map((run) => run[key])),
    );
    return {
      ...measurement,
      ...{ wall: wall ?? 0, cpu: cpu ?? 0, memory: memory ?? 0, pagesPerSecond: measurement.pages / (wall ?? 0) },
      ...(floor ? { timesFloor: ratio('wall'), timesFloorCpu: ratio('cpu') } : {}),
    };
  });
}

/** The summary as text, one line for each measurement. */
export function table(measured: readonly Measured[]): string {
  const head = ['pages', 'measurement', 'wall s', 'least', 'most', 'CPU s', 'MB', 'pages/s', 'x floor', 'x floor CPU'];
  const rows = summary(measured).map(({ pages, name, wall, cpu, memory, runs, ...rest }) => {
    const walls = runs.map((run) => run.wall);
    return [
      String(pages),
      name,
      ...[wall, Math.min(...walls), Math.max(...walls), cpu].map((seconds) => seconds.toFixed(2)),
      memory.toFixed(0),
      rest.pagesPerSecond.toFixed(0),
      rest.timesFloor?.toFixed(2) ?? '',
      rest.timesFloorCpu?.toFixed(2) ?? '',
    ];
  });
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [head, ...rows].map(line).join('\n');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
