import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../../cli/report/progress.ts';

/** A fake terminal that records its output. */
function terminal() {
  const lines: string[] = [];
  const stream = { isTTY: true, write: (text: string) => lines.push(stripVTControlCharacters(text)) };
  return { lines, stream: stream as unknown as NodeJS.WriteStream };
}

describe('progress', () => {
  it('says how far a long step has come, and about when it ends', () => {
    const { lines, stream } = terminal();
    let now = 0;
    const progress = createProgress(stream, () => now);
    progress.step('Building pages', { done: 1, total: 1000 });
    now = 3000;
    progress.step('Building pages', { done: 100, total: 1000 });
    expect(lines[0]).toContain('Building pages 1/1000');
    expect(lines[0]).not.toContain('left');
    expect(lines[1]).toMatch(/Building pages 100\/1000, about 27 s left/);
  });

  it('is silent on a terminal that can erase nothing', () => {
    vi.stubEnv('TERM', 'dumb');
    const { lines, stream } = terminal();
    createProgress(stream).step('Building pages');
    vi.unstubAllEnvs();
    expect(lines).toEqual([]);
  });
});
