import { brotliCompressSync } from 'node:zlib';
import { answerRequests } from '../../../api/thread.ts';

const text = Buffer.from('Carts for every street. '.repeat(40));

/** Compresses a text as many times as it is told to. */
answerRequests((times: number) => {
  for (let time = 0; time < times; time++) brotliCompressSync(text);
  return 'done';
});
