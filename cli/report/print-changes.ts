import pico from 'picocolors';

/** Lines of a file that were changed, as a diff: what stood there, what stands there now. */
interface PrintedChange {
  file: string;
  lines: readonly { line: number; before?: string; after: string }[];
}

/** Each line as `pages/about.yaml:8 - old` and `pages/about.yaml:8 + new`. */
export function printChanges(changes: readonly PrintedChange[]): string {
  // Colors are for a person at a terminal, whatever the environment says.
  const color = pico.createColors(Boolean(process.stdout.isTTY) && pico.isColorSupported);
  return changes
    .flatMap(({ file, lines }) =>
      lines.flatMap(({ line, before, after }) => {
        const place = `${file}:${line}`;
        const old = before === undefined ? [] : [`${place} ${color.red(`- ${before}`)}\n`];
        return [...old, `${place} ${color.green(`+ ${after}`)}\n`];
      }),
    )
    .join('');
}
