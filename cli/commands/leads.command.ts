import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { ConfigError, readConfig } from '../../api/config.ts';
import { toCsv, toExport } from '../../api/messages/export.ts';
import { readMessages } from '../../api/messages/read-messages.ts';
import type { StoredMessage } from '../../api/messages/store.ts';
import { UsageError } from '../usage-error.ts';

/** `leads list` and `leads export`: the messages that visitors sent, for a dealer without mail set up. */
export default {
  name: 'leads',
  description: 'Show or export the messages of visitors',
  register(program: Command): void {
    const leads = program.command('leads').description('Show or export the messages of visitors');
    leads
      .command('list')
      .description('show all messages, oldest first')
      .action(async () => print(toText(await readAll())));
    leads
      .command('export')
      .description('write all messages to standard output')
      .addOption(new Option('--format <format>', 'form of the export').choices(['csv', 'json']).default('csv'))
      .action(async ({ format }: { format: 'csv' | 'json' }) => {
        const messages = await readAll();
        await print(format === 'json' ? `${JSON.stringify(toExport(messages), null, 2)}\n` : toCsv(messages));
      });
  },
};

async function readAll(): Promise<StoredMessage[]> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const config = readConfig(process.env);
    return await readMessages(config);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw new UsageError(`The messages cannot be read: ${(error as Error).message}.`);
  }
}

function toText(messages: StoredMessage[]): string {
  return messages.map(describe).join('\n');
}

function describe({ id, receivedAt, message, isSuspect, deliveredAt }: StoredMessage): string {
  const { firstName, lastName, email, phone, interest, message: text } = message;
  const state = deliveredAt ? `mailed ${deliveredAt.toISOString()}` : 'not mailed';
  return [
    `${receivedAt.toISOString()}  ${interest}  ${state}${isSuspect ? '  possible spam' : ''}`,
    `  ${firstName} ${lastName}  ${email}  ${phone}  (${id})`,
    ...text.split('\n').map((line) => `  > ${line}`),
    '',
  ].join('\n');
}

/** Waits until a pipe has taken all of it. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}
