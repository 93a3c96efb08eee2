import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Config } from '../../api/config.ts';
import { writeBackup } from '../../api/messages/backup.ts';
import { findDamage } from '../../api/messages/check-messages.ts';
import { toText } from '../../api/messages/export.ts';
import { openStore, sqlitePath } from '../../api/messages/open-store.ts';
import { readMessages, readSqlite } from '../../api/messages/read-messages.ts';
import { replaceDamaged } from '../../api/messages/replace-damaged.ts';
import { salvagedPath } from '../../api/messages/sqlite-connection.ts';
import type { StoredMessage } from '../../api/messages/store.ts';
import { formatQuantity } from '../../schemas/format.ts';
import { isRealDay } from '../files/options.ts';
import { UsageError } from '../usage-error.ts';

const salvageHint = '"leads salvage" saves what can be read of it.';

/** All messages, or those with an id or from an email address. @throws UsageError if a person has none */
export async function messagesOf(config: Config, person?: string): Promise<StoredMessage[]> {
  const messages = await readMessages(config);
  if (person === undefined) return messages;
  const asked = plain(person);
  const theirs = messages.filter(({ id, message }) => id === asked || plain(message.email) === asked);
  if (theirs.length === 0) throw new UsageError(`No message is from "${person}" or has that id.`);
  return theirs;
}

/** An email address for comparing. Mails write an international domain in ASCII, and so do we. */
function plain(address: string): string {
  return address
    .trim()
    .normalize()
    .toLowerCase()
    .replace(/(?<=@)[^@]*$/, domainToASCII);
}

/** Messages as text for a terminal. Empty if there are none. */
export async function list(config: Config, person?: string): Promise<string> {
  return (await messagesOf(config, person)).map(toText).join('\n');
}

/** Deletes a message by its id, or all that came from an email address. Says how many. */
export async function remove(config: Config, person: string): Promise<string> {
  return deleteForGood(config, await messagesOf(config, person));
}

/** Deletes all messages that came in before a day (UTC). Says how many. */
export async function prune(config: Config, day: string): Promise<string> {
  const start = new Date(day);
  if (!isRealDay(day) || start > new Date())
    throw new UsageError(`"${day}" is no day of the past, such as 2025-01-31.`);
  const messages = await readMessages(config);
  return deleteForGood(
    config,
    messages.filter(({ receivedAt }) => receivedAt < start),
  );
}

async function deleteForGood(config: Config, messages: StoredMessage[]): Promise<string> {
  const store = openStore(config);
  await store.remove(messages.map(({ id }) => id)).finally(() => store.close());
  return `${formatQuantity(messages.length, 'message')} deleted. Mails, exports, backups and files set aside may still have them.\n`;
}

/** Writes all messages into a new file, even while a server is running. Says how many. */
export async function backup(config: Config, file: string): Promise<string> {
  if (existsSync(file)) throw new UsageError(`"${file}" is there already. Give the backup a name of its own.`);
  // The disk of the backups may not be mounted.
  if (!existsSync(dirname(resolve(file)))) throw new UsageError(`There is no folder "${dirname(file)}".`);
  const messages = await readMessages(config);
  await writeBackup(resolve(file), messages);
  return `${formatQuantity(messages.length, 'message')} saved in "${file}".\n`;
}

/** Adds messages from a backup that the store does not have, even while a server is running. Says how many. */
export async function restore(config: Config, file: string): Promise<string> {
  if (!existsSync(file)) throw new UsageError(`There is no backup "${file}".`);
  refuseDamage(file, 'A backup that was made before may be whole.');
  if (!config.databaseUrl) refuseDamage(sqlitePath(config), salvageHint);
  const messages = readSqlite(file);
  const store = openStore(config);
  const added = await store.addAll(messages).finally(() => store.close());
  return `${formatQuantity(added, 'message')} restored, ${messages.length - added} of the backup were there already.\n`;
}

/** Reads everything in the store, and says how many messages it has. */
export async function check(config: Config): Promise<string> {
  if (!config.databaseUrl) refuseDamage(sqlitePath(config), salvageHint);
  return `${formatQuantity((await readMessages(config)).length, 'message')}, all of which can be read.\n`;
}

/** Replaces a damaged database with a new one that has everything readable. Says where the damaged one went. */
export async function salvage(config: Config): Promise<string> {
  if (config.databaseUrl) throw new UsageError('Salvage is for messages.db; DATABASE_URL names a Postgres database.');
  const path = sqlitePath(config);
  const isUnfinished = existsSync(salvagedPath(path));
  if (!existsSync(path) && !isUnfinished) throw new UsageError(`There is no database "${path}".`);
  if (findDamage(path).length === 0 && !isUnfinished)
    throw new UsageError(`"${path}" is sound. There is nothing to salvage.`);
  const { messages, aside } = await replaceDamaged(path, new Date());
  return `${formatQuantity(messages, 'message')} read, and kept in "${path}" again. The damaged database is "${aside}".\n`;
}

function refuseDamage(path: string, hint: string): void {
  const [damage] = findDamage(path);
  if (damage) throw new UsageError(`"${path}" is damaged: ${damage}. ${hint}`);
}
