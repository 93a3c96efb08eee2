import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** `quick` takes about as long as rendering. `thorough` takes about a hundred times as long and saves a tenth of the bytes. */
export type Effort = 'quick' | 'thorough';

/** The compressed copies of a file that `serve` offers, by file name ending. Empty if compression would not help. */
export function compressed(name: string, content: Buffer, effort: Effort): [string, Buffer][] {
  if (!/\.(html|js|css|json|svg|xml|txt)$/.test(name) || content.length < 512) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'thorough' ? constants.BROTLI_MAX_QUALITY : 3,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return [
    ['.br', brotliCompressSync(content, { params })],
    ['.gz', gzipSync(content, { level: effort === 'thorough' ? 9 : 4 })],
  ];
}
