import { type Command, Option } from '@commander-js/extra-typings';
import type { Config } from '../../api/config.ts';
import { toCsv, toExport } from '../../api/messages/export.ts';
import { readEnvironment } from '../leads/environment.ts';
import { backup, check, list, messagesOf, prune, remove, restore, salvage } from '../leads/maintain.ts';
import { UsageError } from '../usage-error.ts';

/** A subcommand that works on the messages, and on what its usage names, if it is given. It returns the text to print. */
type Care = [usage: string, description: string, work: (config: Config, named: string) => Promise<string>];

const cares: Care[] = [
  ['list [person]', 'show all messages, oldest first, or those with an id or from an email address', list],
  ['backup <file>', 'write all messages into a new file', backup],
  ['restore <file>', 'add the messages of a backup that are not there', restore],
  ['delete <person>', 'delete the message with an id, or all from an email address', remove],
  ['prune <day>', 'delete all messages from before a day (UTC), such as 2025-01-31', prune],
  ['check', 'say whether all that is kept can be read', check],
  ['salvage', 'save what can be read of a damaged database, and set it aside', salvage],
];

/** `leads`: lets a dealer without mail read the messages of visitors, and maintains the message store. */
export default (leads: Command) => {
  leads.description('Show, export, delete, back up or save the messages of visitors.');
  for (const [usage, description, work] of cares)
    leads
      .command(usage)
      .description(description)
      .action((named: unknown) => run((config) => work(config, named as string)));
  leads
    .command('export [person]')
    .description('write all messages to standard output, or those with an id or from an email address')
    .addOption(new Option('--format <format>', 'form of the export').choices(['csv', 'json']).default('csv'))
    .action((person: string | undefined, { format }: { format: 'csv' | 'json' }) =>
      run(async (config) => {
        const messages = await messagesOf(config, person);
        return format === 'json' ? `${JSON.stringify(toExport(messages), null, 2)}\n` : toCsv(messages);
      }),
    );
};

/** Prints the result and waits until a pipe has taken all of it. Prints a failure as one sentence. */
async function run(work: (config: Config) => Promise<string>): Promise<void> {
  const config = readEnvironment();
  const text = await work(config).catch((error: Error) => {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`That did not work: ${error.cause instanceof Error ? error.cause.message : error.message}.`);
  });
  await new Promise((resolve) => process.stdout.write(text, resolve));
}
