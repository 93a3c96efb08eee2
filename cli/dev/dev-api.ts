import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApp } from '../../api/app.ts';
import { mailOf } from '../../api/delivery/mail.ts';
import { startDelivery } from '../../api/delivery/start-delivery.ts';
import { openStore } from '../../api/messages/open-store.ts';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';

/** What the API reads of a built site. */
export interface ApiFiles {
  vehicles(): Promise<ApiVehicle[]>;
  /** The page that holds the form, as HTML. */
  contactPage(): Promise<string>;
}

/** The site's API behind the development server. */
export interface DevApi {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): Promise<void>;
}

const addresses = { from: 'website@localhost', to: 'you' };

/**
 * The real API, with a store of its own; each mail is printed in place of being sent.
 * @param dataDir folder of the messages
 */
export async function startDevApi(dataDir: string, read: ApiFiles): Promise<DevApi> {
  const site = await mkdtemp(join(tmpdir(), 'cartwright-dev-'));
  const store = openStore({ dataDir, databaseUrl: undefined });
  const delivery = startDelivery({
    store,
    mailer: async (message) => {
      const { subject, text } = mailOf(message, addresses);
      console.log(`\nA message was sent on the site. It would be mailed as:\n${subject}\n${text}`);
    },
    now: () => new Date(),
    random: Math.random,
    report: () => {},
    onError: (error) => console.error(error),
  });
  const app = createApp({ site, store, onStored: () => delivery.wake() });
  await app.ready();
  let written = '';
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  };
  return {
    async answer(request, response) {
      const list = await read.vehicles();
      const text = JSON.stringify(list);
      if (text !== written) {
        await write('api/vehicles.json', text);
        for (const vehicle of list) await write(`api/vehicles/${vehicle.id}.json`, JSON.stringify(vehicle));
        written = text;
      }
      if (request.method === 'POST') await write('contact.html', await read.contactPage());
      app.routing(request, response);
    },
    async stop() {
      await delivery.stop();
      await app.close();
      await store.close();
      await rm(site, { recursive: true, force: true });
    },
  };
}
