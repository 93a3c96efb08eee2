import type { Format } from '../print-outcome.ts';

/** For programs: one object and nothing else. */
const json: Format = ({ ok, findings, counts, pages, elapsedMs }) =>
  `${JSON.stringify({ ok, findings, counts, pages, elapsedMs: Math.round(elapsedMs) }, null, 2)}\n`;

export default json;
