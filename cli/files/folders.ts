import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../usage-error.ts';

/** All files in and below a folder, as relative paths with `/`. Follows links. Empty if there is no such folder. */
export function filesBelow(folder: string): string[] {
  return existsSync(folder) ? namesIn(folder, '') : [];
}

// Node's recursive readdir would stat every file.
function namesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder + entry.name;
    const path = join(root, name);
    const isLink = entry.isSymbolicLink();
    const target = isLink ? statSync(path, { throwIfNoEntry: false }) : entry;
    if (target?.isDirectory() && !(isLink && holds(path))) return namesIn(root, `${name}/`);
    // Something else, such as `/dev/zero`, may have no end.
    return !target || target.isFile() || target.isDirectory() ? [name] : [];
  });
}

/** True for a link to a folder that contains the link. Following such a link would never end. */
function holds(link: string): boolean {
  const [holder = '', target = ''] = [join(link, '..'), link].map((path) => realpathSync(path) + sep);
  return holder.startsWith(target);
}

/**
 * The default exports of a folder's modules, by file name without extension, sorted by name.
 * @throws UsageError if a module cannot be loaded, or has none of this type
 */
export async function loadFolder<Exported>(
  folder: string,
  type: 'function' | 'object',
): Promise<Map<string, Exported>> {
  // Emacs and macOS put files of their own beside ours, with a dot before their names.
  const files = (await readdir(folder)).filter((name) => /^[^.].*\.ts$/.test(name)).sort();
  const entries = files.map(
    async (file): Promise<[string, Exported]> => [
      file.slice(0, -'.ts'.length),
      await loadModule<Exported>(join(folder, file), type),
    ],
  );
  return new Map(await Promise.all(entries));
}

/** The default export of a module. @throws UsageError with the file, and the line if Node knows it, for a developer's slip */
export async function loadModule<Exported>(path: string, type: 'function' | 'object'): Promise<Exported> {
  const module = (await import(pathToFileURL(path).href).catch(({ message, stack }: Error) => {
    const place = /(?:^|file:\/\/)(\/.+?:\d+)/m.exec(stack ?? '')?.[1] ?? path;
    throw new UsageError(`${place} cannot be loaded: ${message}`);
  })) as { default: Exported };
  if (typeof module.default !== type) throw new UsageError(`${path} has no ${type} as its default export.`);
  return module.default;
}
