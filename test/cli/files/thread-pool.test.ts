import { expect, it } from 'vitest';
import { openThreads } from '../../../cli/files/thread-pool.ts';

it('lets threads answer what they were asked before they end, since Node aborts a process whose thread ends while it compresses', async () => {
  const threads = openThreads<number, string>(new URL('./compressing-worker.ts', import.meta.url), undefined, 1);
  await threads.ask(1);
  const answers = Promise.all([500, 500, 500].map((times) => threads.ask(times)));
  await threads.ready(1);
  await threads.stop();
  expect(await answers).toEqual(['done', 'done', 'done']);
});

it('starts a thread anew after it has ended', async () => {
  const { href } = new URL('../../../api/thread.ts', import.meta.url);
  const text = `import { answerRequests } from '${href}'; answerRequests((number) => number || process.exit())`;
  const module = new URL(`data:text/javascript,${encodeURIComponent(text)}`);
  const threads = openThreads<number, number>(module, undefined, 1);
  await expect(threads.ask(0)).rejects.toThrow('The thread has ended');
  expect(await threads.ask(1)).toBe(1);
  await threads.stop();
});
