import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { type Config, ConfigError, readConfig } from '../../api/config.ts';
import { toCsv, toExport } from '../../api/messages/export.ts';
import { readMessages } from '../../api/messages/read-messages.ts';
import { backup, check, restore, salvage } from '../leads/maintain.ts';
import { toText } from '../leads/text.ts';
import { UsageError } from '../usage-error.ts';

/** `leads`: the messages that visitors sent, for a dealer without mail set up, and the care of the place where they are kept. */
export default {
  name: 'leads',
  description: 'Show, export, back up or save the messages of visitors',
  register(program: Command): void {
    const leads = program.command(this.name).description(this.description);
    leads
      .command('list')
      .description('show all messages, oldest first')
      .action(() => run(async (config) => toText(await readMessages(config))));
    leads
      .command('export')
      .description('write all messages to standard output')
      .addOption(new Option('--format <format>', 'form of the export').choices(['csv', 'json']).default('csv'))
      .action(({ format }: { format: 'csv' | 'json' }) =>
        run(async (config) => {
          const messages = await readMessages(config);
          return format === 'json' ? `${JSON.stringify(toExport(messages), null, 2)}\n` : toCsv(messages);
        }),
      );
    leads
      .command('backup <file>')
      .description('write all messages into a new file')
      .action((file: string) => run(async (config) => `${await backup(config, file)}\n`));
    leads
      .command('restore <file>')
      .description('add the messages of a backup that are not there')
      .action((file: string) => run(async (config) => `${await restore(config, file)}\n`));
    leads
      .command('check')
      .description('say whether all that is kept can be read')
      .action(() => run(async (config) => `${await check(config)}\n`));
    leads
      .command('salvage')
      .description('save what can be read of a damaged database, and set it aside')
      .action(() => run(async (config) => `${await salvage(config)}\n`));
  },
};

/** Prints what the work gives; what keeps it from being done is one sentence. */
async function run(work: (config: Config) => Promise<string>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    await print(await work(readConfig(process.env)));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof ConfigError) throw new UsageError(error.message);
    const { message, cause } = error as Error;
    throw new UsageError(`That did not work: ${cause instanceof Error ? cause.message : message}.`);
  }
}

/** Waits until a pipe has taken all of it. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}
