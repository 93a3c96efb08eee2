import type { Random } from '../support/random.ts';

/** Assumptions about a dealer's day. All but the first are per dealer and day. */
export interface Habits {
  dealers: number;
  visits: number;
  requestsPerVisit: number;
  /** The share of requests that the CDN does not answer. */
  reachingServer: number;
  messages: number;
  edits: number;
  /** Changes that rebuild every site, such as a new renderer. */
  releases: number;
}

/** Opening hours of a chain in one time zone. Visits, messages and edits happen in them, most of them around midday. */
const [opens, closes] = [8, 22];

/** The busiest minute in a day of all dealers, and how long builds wait for one of the builders. */
export function dayOf(
  habits: Habits,
  seconds: { cold: number; edit: number },
  builders: number,
  random: Random,
): object {
  const { dealers, visits, requestsPerVisit, reachingServer, messages, edits, releases } = habits;
  const visiting = busiest(dealers * visits, random);
  const edited = Array.from({ length: dealers * edits }, () => ({ at: moment(random), takes: seconds.edit }));
  const waits = waitsOf(edited, builders);
  const requests = Math.round((visiting * requestsPerVisit) / 60);
  return {
    requestsPerSecond: requests,
    ofThemToServers: Math.round(requests * reachingServer),
    messagesPerSecond: Number((busiest(dealers * messages, random) / 60).toFixed(2)),
    buildMinutes: Math.round((dealers * (edits * seconds.edit + releases * seconds.cold)) / 60),
    medianWaitOfEdit: at(waits, 0.5),
    longestWaitOfEdit: at(waits, 1),
    minutesOfRelease: Number(((dealers * seconds.cold) / builders / 60).toFixed(1)),
  };
}

/** A random second of the day: the mean of two uniform draws, so that noon is busier than the ends. */
function moment(random: Random): number {
  const span = (closes - opens) * 3600;
  return opens * 3600 + (random.below(span) + random.below(span)) / 2;
}

function busiest(count: number, random: Random): number {
  const minutes = new Array<number>(24 * 60).fill(0);
  for (let event = 0; event < count; event++) {
    const minute = Math.floor(moment(random) / 60);
    minutes[minute] = (minutes[minute] ?? 0) + 1;
  }
  return Math.max(...minutes);
}

/** How many seconds each build waits, sorted. Builds run first come, first served. */
function waitsOf(jobs: { at: number; takes: number }[], builders: number): number[] {
  const free = new Array<number>(builders).fill(0);
  const waits = jobs
    .sort((a, b) => a.at - b.at)
    .map(({ at, takes }) => {
      const next = free.indexOf(Math.min(...free));
      const start = Math.max(at, free[next] ?? 0);
      free[next] = start + takes;
      return start - at;
    });
  return waits.sort((a, b) => a - b);
}

function at(sorted: readonly number[], part: number): number {
  return Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1));
}
