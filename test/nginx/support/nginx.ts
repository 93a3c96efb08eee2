import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate nginx for a test. */
export interface Nginx extends AsyncDisposable {
  /** Its error log. */
  errors(): string;
}

/** A self-signed certificate, as files for nginx. */
export interface Certificate {
  certificate: string;
  key: string;
  remove(): void;
}

/**
 * Runs nginx as a child process, with Debian's settings around the given ones.
 * @param servers the content of a file in `sites-enabled`
 * @param port the port that it then listens on
 */
export async function startNginx(servers: string, port: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-nginx-'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, settings(folder, servers));
  mkdirSync(join(folder, 'temporary'));
  const path = `${process.env.PATH}:/usr/sbin`;
  const child = spawn('nginx', ['-c', config, '-e', join(folder, 'error.log')], {
    env: { PATH: path },
    stdio: 'ignore',
  });
  const errors = () => readFileSync(join(folder, 'error.log'), 'utf8');
  const endWithTest = () => child.kill('SIGTERM');
  process.once('exit', endWithTest);
  await isListening(port, child).catch((error) => Promise.reject(new Error(`${error}: ${errors()}`)));
  return {
    errors,
    async [Symbol.asyncDispose]() {
      process.off('exit', endWithTest);
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${temporary.join('\n  ')}
  ${servers}
}
`;
}

async function isListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Creates a certificate for 127.0.0.1. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-certificate-'));
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const flags = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', [...flags, ...subject], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
  return { certificate, key, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
