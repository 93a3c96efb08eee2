import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt)$/;

/** The compressed forms of a file that `serve` offers, by the ending they are written with; none where compression would not help. */
export async function compressed(
  name: string,
  content: Buffer,
  effort: 'quick' | 'thorough',
): Promise<[string, Buffer][]> {
  if (!compressible.test(name) || content.length < 512) return [];
  const quality = effort === 'thorough' ? constants.BROTLI_MAX_QUALITY : 5;
  return Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }).then((packed): [string, Buffer] => ['.br', packed]),
    gz(content, { level: effort === 'thorough' ? 9 : 6 }).then((packed): [string, Buffer] => ['.gz', packed]),
  ]);
}
