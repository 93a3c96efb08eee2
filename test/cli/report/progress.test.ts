import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createProgress } from '../../../cli/report/progress.ts';

/** A fake terminal that records its output. */
function terminal() {
  const lines: string[] = [];
  const stream = { isTTY: true, write: (text: string) => lines.push(stripVTControlCharacters(text)) };
  return { lines, stream: stream as unknown as NodeJS.WriteStream };
}

describe('progress', () => {
  it('says how far a long step has come, and not more often than a person can read', () => {
    const { lines, stream } = terminal();
    const progress = createProgress(stream);
    progress.step('Building pages', { done: 1, total: 1000 });
    progress.step('Building pages', { done: 2, total: 1000 });
    progress.step('Writing');
    expect(lines).toEqual([expect.stringMatching(/Building pages 1\/1000$/), expect.stringMatching(/Writing$/)]);
  });
});
