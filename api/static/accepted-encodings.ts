const weightOff = /;\s*q=0(?:\.0{0,3})?\s*$/i;

/** The precompressed forms that a client takes, best first, as suffixes of the file name: `.br`, `.gz`. */
export function acceptedEncodings(header: string | undefined): { suffix: string; encoding: string }[] {
  if (!header) return [];
  const named = new Map(
    header.split(',').map((part) => [part.split(';', 1)[0]?.trim().toLowerCase(), !weightOff.test(part)] as const),
  );
  const takes = (encoding: string) => named.get(encoding) ?? named.get('*') ?? false;
  return [
    { suffix: '.br', encoding: 'br' },
    { suffix: '.gz', encoding: 'gzip' },
  ].filter(({ encoding }) => takes(encoding));
}
