import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command, CommandUnknownOpts } from '@commander-js/extra-typings';
import manifest from '../package.json' with { type: 'json' };
import { loadModule } from './files/folders.ts';
import { printed, UsageError } from './usage-error.ts';

/** Defines a command: its description, options and action. The command's name is its file's name. */
type Describe = (command: Command) => void;

// The reader of our output may stop early, as `head` does. That is no failure, so we keep working.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  console.error(`The output cannot be written (${error.code}).`);
  process.exit(2);
});

// The exit code is 0 if all is clean, 1 with findings, and 2 after a usage error or a crash.
try {
  const { program, CommanderError } = await import('@commander-js/extra-typings');
  program
    .name('cartwright')
    .description('Turns YAML into a website whose facts cannot contradict each other.')
    .version(manifest.version)
    .showHelpAfterError('Add --help to see what there is.')
    .exitOverride();
  for (const [name, describe] of await loadCommands(process.argv[2])) describe(program.command(name));
  refuseTaken(program.commands.find((command) => command.name() === process.argv[2]));
  await program.parseAsync().catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  });
} catch (error) {
  process.exitCode = 2;
  const { createProgress } = await import('./report/progress.ts');
  await createProgress().done();
  console.error(printed(error));
}

/** npm keeps options for itself that stand before "--", and runs the script without them: a release would not be checked as such. */
function refuseTaken(command: CommandUnknownOpts | undefined): void {
  const names = command?.options.flatMap(({ long }) => long ?? []) ?? [];
  const variableOf = (name: string) => `npm_config_${name.slice(2).replaceAll('-', '_')}`;
  const taken = names.find((name) => process.env[variableOf(name)] && !process.argv.includes(name));
  if (taken === undefined) return;
  throw new UsageError(`npm took ${taken} for itself. Write it after "--": npm run ${command?.name()} -- ${taken}`);
}

/** Loads the commands. If a file has the requested name, it loads only that one, which is faster. */
async function loadCommands(asked = ''): Promise<[string, Describe][]> {
  const folder = join(import.meta.dirname, 'commands');
  const files = await readdir(folder);
  const names = files.flatMap((file) => /^([^.]+)\.command\.ts$/.exec(file)?.[1] ?? []).sort();
  const load = (name: string) => loadModule<Describe>(join(folder, `${name}.command.ts`), 'function');
  const wanted = names.includes(asked) ? [asked] : names;
  return Promise.all(wanted.map(async (name): Promise<[string, Describe]> => [name, await load(name)]));
}
