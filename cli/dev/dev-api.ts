import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../api/app.ts';
import { coalesceCalls } from '../../api/coalesce-calls.ts';
import { mailOf } from '../../api/delivery/mail.ts';
import { startDelivery } from '../../api/delivery/start-delivery.ts';
import { openStore } from '../../api/messages/open-store.ts';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import { replaceFile } from '../files/replace-file.ts';
import { cacheFile } from '../memory/cache.ts';

/** The real API over what a built site would have, with its own message store. It prints each mail instead of sending it. */
export async function startDevApi(vehicles: () => Promise<ApiVehicle[]>, contactPage: () => Promise<string>) {
  const site = await mkdtemp(join(tmpdir(), 'cartwright-dev-'));
  const folder = join(site, 'api/vehicles');
  await mkdir(folder, { recursive: true });
  const store = openStore({ dataDir: cacheFile('dev-messages'), databaseUrl: undefined });
  const delivery = startDelivery({
    store,
    mailer: async (message) => {
      const { subject, text } = mailOf(message, { from: 'website@localhost', to: 'you' });
      console.log(`\nA message was sent on the site. It would be mailed as:\n${subject}\n${text}`);
    },
    now: () => new Date(),
    random: Math.random,
    report: () => {},
    onError: console.error,
  });
  const app = createApp({ site, store, onStored: () => delivery.wake() });
  await app.ready();
  let written = '';
  /** Never runs twice at once, and replaces files as a whole, since another request may be reading them. */
  const refresh = coalesceCalls(async () => {
    const list = await vehicles();
    const text = JSON.stringify(list);
    if (text === written) return;
    await replaceFile(`${folder}.json`, text);
    for (const vehicle of list) await replaceFile(join(folder, `${vehicle.id}.json`), JSON.stringify(vehicle));
    const gone = (await readdir(folder)).filter((name) => !list.some(({ id }) => name === `${id}.json`));
    for (const name of gone) await rm(join(folder, name), { force: true });
    written = text;
  });
  return {
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      await refresh();
      if (request.method === 'POST') await writeFile(join(site, 'contact.html'), await contactPage());
      app.routing(request, response);
    },
    async stop(): Promise<void> {
      await delivery.stop();
      await app.close();
      await store.close();
      await rm(site, { recursive: true, force: true });
    },
  };
}
