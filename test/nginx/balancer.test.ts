import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../api/messages/postgres.ts';
import { validMessage } from '../api/support/app.ts';
import { freePort, startPostgres, type TestPostgres } from '../api/support/postgres.ts';
import { startServerProcess } from '../api/support/server-process.ts';
import { makeSite, type TestSite } from '../api/support/site.ts';
import { hasProgram } from '../setup/programs.ts';
import { ask } from './support/ask.ts';
import { type Certificate, makeCertificate, startNginx } from './support/nginx.ts';
import { recipe, settingsIn } from './support/recipe.ts';

describe.skipIf(!hasProgram('nginx') || !hasProgram('openssl'))('the load balancer of the README', () => {
  let site: TestSite;
  let postgres: TestPostgres;
  let certificate: Certificate;

  beforeAll(async () => {
    site = makeSite();
    certificate = makeCertificate();
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.remove();
    certificate?.remove();
    site?.remove();
  });

  /**
   * Two servers with one database, behind the load balancer of the README.
   * @param first a port to use instead of that of the first server
   */
  const balance = async (first?: number) => {
    const database = await postgres.createDatabase();
    const command = recipe('sh', 'DATABASE_URL=', {
      'postgres://cartwright:password@db/cartwright': database,
      '10.0.0.5': '127.0.0.1',
      '0.0.0.0': '127.0.0.1',
    });
    const settings = { ...settingsIn(command), RATE_LIMIT: '1000' };
    const servers = await Promise.all([1, 2].map(() => startServerProcess(site.folder, settings)));
    const port = await freePort();
    const text = recipe('nginx', 'upstream pages', {
      'listen 443': `listen 127.0.0.1:${port}`,
      '/etc/ssl/site/fullchain.pem': certificate.certificate,
      '/etc/ssl/site/privkey.pem': certificate.key,
      '10.0.0.11:4173': `127.0.0.1:${first ?? servers[0]?.port}`,
      '10.0.0.12:4173': `127.0.0.1:${servers[1]?.port}`,
      'proxy_connect_timeout 2s': 'proxy_connect_timeout 100ms',
    });
    const nginx = await startNginx(text, port);
    const url = `https://127.0.0.1:${port}`;
    const trusted = { certificate: readFileSync(certificate.certificate) };
    return { database, servers, nginx, url, trusted };
  };

  it('answers every request and keeps every message once, though an instance dies under load', async () => {
    const { database, servers, nginx, url, trusted } = await balance();
    await using _ = nginx;
    const failed: string[] = [];
    const ids: string[] = [];
    let answered = 0;
    const die = Promise.withResolvers<void>();
    const read = async () => {
      const { status, body } = await ask(`${url}/inventory`, trusted);
      if (status !== 200 || !body.toString().endsWith('</html>')) failed.push(`page ${status}`);
    };
    const write = async (number: number) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `message ${number}` };
      const body = JSON.stringify(validMessage(number));
      const answer = await ask(`${url}/api/contact`, { ...trusted, method: 'POST', headers, body });
      if (answer.status === 201) ids.push(JSON.parse(answer.body.toString()).id);
      else failed.push(`message ${answer.status}`);
    };
    const visit = async (visitor: number) => {
      for (let turn = 0; turn < 40; turn++) {
        await (turn % 4 === 0 ? write(visitor * 100 + turn) : read());
        if (++answered === 100) die.resolve();
      }
    };
    const visits = Promise.all([1, 2, 3, 4, 5, 6].map(visit));
    await die.promise;
    await servers[0]?.end('SIGKILL');
    await visits;
    await servers[1]?.end('SIGTERM');

    expect(failed).toEqual([]);
    expect(nginx.errors()).not.toContain('[emerg]');
    const store = await openPostgresStore(database);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids.sort());
    await store.close();
  });

  it('answers every page while no server can keep a message', async () => {
    const { servers, nginx, url, trusted } = await balance();
    await using _ = nginx;
    await postgres.halt();
    const headers = { 'content-type': 'application/json' };
    const message = { ...trusted, method: 'POST', headers, body: JSON.stringify(validMessage()) };
    for (let turn = 0; turn < 3; turn++) {
      const refused = await Promise.all([ask(`${url}/api/contact`, message), ask(`${url}/healthz`, trusted)]);
      expect(refused.map(({ status }) => status)).toEqual([503, 503]);
      expect((await ask(`${url}/inventory`, trusted)).status).toBe(200);
    }
    await postgres.start();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  it('answers every page while a machine takes no connections', async () => {
    // A frozen process with a full queue of connections drops further ones, like a machine that is off.
    const listen = `require('net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () { console.log(this.address().port) })`;
    const frozen = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
    const dead = Number(await once(frozen.stdout, 'data'));
    onTestFinished(() => void frozen.kill('SIGKILL'));
    frozen.kill('SIGSTOP');
    const queue = Array.from({ length: 5 }, () => connect(dead, '127.0.0.1').on('error', () => {}));
    const { servers, nginx, url, trusted } = await balance(dead);
    await using _ = nginx;
    for (let turn = 0; turn < 30; turn++) expect((await ask(`${url}/inventory`, trusted)).status).toBe(200);
    // Each of nginx's two processes tries it once in ten seconds, and not for every second page.
    const tries = nginx.errors().match(/timed out/g)?.length;
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThan(10);
    const message = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(validMessage()),
    };
    for (let turn = 0; turn < 4; turn++)
      expect((await ask(`${url}/api/contact`, { ...trusted, ...message })).status).toBe(201);
    for (const socket of queue) socket.destroy();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });
});
