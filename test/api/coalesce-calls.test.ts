import { expect, it } from 'vitest';
import { coalesceCalls } from '../../api/coalesce-calls.ts';

it('runs once more for the calls that wait, even if the run that they wait for fails', async () => {
  let runs = 0;
  let later: Promise<void> | undefined;
  const call = coalesceCalls(async () => {
    if (++runs > 1) return;
    later = call();
    throw new Error('The first run failed');
  });
  await call();
  await later;
  expect(runs).toBe(2);
});

it('fails for all callers if the last run fails', async () => {
  const call = coalesceCalls(() => Promise.reject(new Error('It failed')));
  await Promise.all([call(), call()].map((result) => expect(result).rejects.toThrow('It failed')));
});
