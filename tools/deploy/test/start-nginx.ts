import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { distFolder, readApp, workspaceRoot } from '@wallet/build';
import type { Language } from '@wallet/domain';
import { freePort, onPath } from '@wallet/sandbox/servers';

export interface NginxOptions {
  /** The built app to serve. */
  readonly app: string;
  /** Folder of the build before it; none by default. */
  readonly previous?: string;
  /** The upstream's servers, each as `127.0.0.1:4000`. */
  readonly backends: readonly string[];
  /** Replaces wallet.example.com in the configuration; 127.0.0.1 by default. */
  readonly serverName?: string;
  /** Adds nginx-tls.conf and a self-signed certificate for localhost. */
  readonly tls?: boolean;
  /** Replaces texts in the configuration, as an operator would edit it. */
  readonly edit?: Readonly<Record<string, string>>;
}

export interface RunningNginx extends AsyncDisposable {
  /** As `http://127.0.0.1:4321`. */
  readonly url: string;
  readonly port: number;
  /** null without `tls`. */
  readonly tlsPort: number | null;
  /** The log since the start. */
  readonly accessLog: () => string;
  readonly errorLog: () => string;
  readonly stop: () => Promise<void>;
}

const deploy = join(workspaceRoot, 'tools/deploy');
const readyMs = 10_000;

/** Runs the installed nginx with the real `nginx.conf`; only ports, folders, names and backends are replaced. */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const program = onPath('nginx');
  if (program === undefined) throw new Error('This needs nginx: sudo apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
  for (const name of ['logs', 'temp']) mkdirSync(join(folder, name));
  const port = await freePort();
  const tlsPort = options.tls === true ? await freePort() : null;
  const { market } = await readApp(options.app);
  writeFileSync(join(folder, 'wallet.conf'), siteConfiguration(options, market.defaultLanguage, folder, port, tlsPort));
  if (tlsPort !== null) writeTls(folder, port, tlsPort);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));

  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + readyMs;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() >= end) {
      await stop();
      throw new Error(`nginx did not start: ${errorOutput}`);
    }
    await wait(20);
  }
  const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8');
  return {
    url: `http://${options.serverName ?? '127.0.0.1'}:${String(port)}`,
    port,
    tlsPort,
    accessLog: () => read('wallet.access.log'),
    errorLog: () => read('error.log'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Adapts `nginx.conf` to this machine. Throws when a replaced text no longer exists. */
function siteConfiguration(options: NginxOptions, language: Language, folder: string, port: number, tlsPort: number | null): string {
  const { app, previous = join(folder, 'previous'), backends, serverName = '127.0.0.1', edit = {} } = options;
  const conf = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
  return substitute(tlsPort === null ? conf : withTls(conf, folder, tlsPort), {
    '  server 127.0.0.1:4000 max_fails=0;': backends.map((backend) => `  server ${backend} max_fails=0;`).join('\n'),
    'listen 80 default_server;': `listen 127.0.0.1:${String(port)} default_server;`,
    ...(tlsPort === null && { 'listen 80;': `listen 127.0.0.1:${String(port)};` }),
    'server_name wallet.example.com;': `server_name ${serverName};`,
    '/srv/wallet/current': distFolder(app),
    '/srv/wallet/previous': previous,
    '/var/log/nginx': join(folder, 'logs'),
    'default th;': `default ${language};`,
    ...edit,
  });
}

/** Enables TLS as the comments in the configuration describe, with a certificate. */
function withTls(conf: string, folder: string, tlsPort: number): string {
  return substitute(conf, {
    '  # listen 443 ssl default_server;': `  listen 127.0.0.1:${String(tlsPort)} ssl default_server;`,
    '  # ssl_protocols': '  ssl_protocols',
    '  # ssl_reject_handshake': '  ssl_reject_handshake',
    '  listen 80;\n  # With TLS instead:\n  # include /etc/nginx/wallet-tls.conf;': `  include ${join(folder, 'wallet-tls.conf')};`,
  });
}

function writeTls(folder: string, port: number, tlsPort: number): void {
  const [key, certificate] = [join(folder, 'wallet.key'), join(folder, 'wallet.crt')];
  const made = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const conf = substitute(readFileSync(join(deploy, 'nginx-tls.conf'), 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${String(port)};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${String(tlsPort)} ssl http2;`,
    '/etc/nginx/wallet.crt': certificate,
    '/etc/nginx/wallet.key': key,
  });
  writeFileSync(join(folder, 'wallet-tls.conf'), conf);
}

function substitute(conf: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the configuration has no "${from}"`);
    return text.replaceAll(from, to);
  }, conf);
}

/** The relevant part of Debian's nginx.conf, with every file in one folder. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/temp/${kind};`);
  return [
    // The workers must be able to read the built app.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/logs/error.log;`,
    'events { worker_connections 256; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    `  access_log ${folder}/logs/access.log;`,
    '  gzip on;',
    ...temporary,
    `  include ${folder}/wallet.conf;`,
    '}',
    '',
  ].join('\n');
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
