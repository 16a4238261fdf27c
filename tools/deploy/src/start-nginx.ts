import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@wallet/build';
import { nginxRootFile, readSiteFiles, settleSiteFiles } from '@wallet/operator';
import { freePort, onPath } from '@wallet/sandbox/servers';
import type { Certificate } from './create-certificate.ts';
import { readDeployment } from './read-deployment.ts';

export interface NginxOptions {
  /** Folder of a built app. */
  readonly dist: string;
  /** Folder with the assets of builds before it; none by default. */
  readonly kept?: string;
  /** The origin behind `/api`, `/socket.io` and `/reports`. */
  readonly backend: string;
  /** Prepended to the backend's paths. The sandbox distinguishes its operators by it. */
  readonly backendPrefix?: string;
  /** Any free port by default. */
  readonly port?: number;
  /** Serves over TLS, as `nginx-tls.conf` describes. */
  readonly certificate?: Certificate | undefined;
  /** Another app on the same server, by its host name, with a copy of `nginx.conf` that has two names of its own. */
  readonly other?: Pick<NginxOptions, 'dist' | 'backend'> & { readonly host: string };
  /** Replaces texts in the configuration, as an operator would edit it. */
  readonly edit?: Readonly<Record<string, string>>;
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

const deploy = join(workspaceRoot, 'tools/deploy');
const readyMs = 10_000;

export const findNginx = (): string | undefined => onPath('nginx');

/** Serves a built app at localhost by the installed nginx, with `nginx.conf` as an operator would fill it in for this machine. */
export async function startNginx(options: NginxOptions) {
  const program = findNginx();
  if (program === undefined) throw new Error('This needs nginx: sudo apt-get install nginx-light libnginx-mod-http-brotli-static');
  const { defaultLanguage } = readDeployment(options.dist);
  // As in a deployment. Pages of two languages, built in one second and of one length, would have one ETag.
  settleSiteFiles(options.dist, readSiteFiles(options.dist));
  const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
  for (const name of ['logs', 'temp']) mkdirSync(join(folder, name));
  const port = options.port ?? (await freePort());
  const plainPort = options.certificate ? await freePort() : port;
  const { mimeTypes, brotli } = findFiles(program);
  const site = { folder, port, plainPort, defaultLanguage, hasBrotli: brotli !== null };
  writeFileSync(join(folder, 'wallet.conf'), siteConfiguration(options, site));
  if (options.certificate) writeTls(options.certificate, site);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, mimeTypes, brotli));

  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const endWithThis = () => {
    child.kill();
    remove();
  };
  process.once('exit', endWithThis);
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const close = async () => {
    process.off('exit', endWithThis);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    remove();
  };
  const end = Date.now() + readyMs;
  // Written once it listens.
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null || Date.now() >= end) {
      await close();
      throw new Error(`nginx did not start: ${errorOutput}`);
    }
    await wait(20);
  }
  const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8');
  return {
    /** As `http://localhost:4321`. */
    url: `${options.certificate ? 'https' : 'http'}://localhost:${String(port)}`,
    port,
    /** The port without TLS: the same without a certificate. */
    plainPort,
    /** Whether the installed nginx has the module that sends Brotli. */
    hasBrotli: site.hasBrotli,
    /** The log since the start. */
    accessLog: () => read('wallet.access.log'),
    errorLog: () => read('error.log'),
    /**
     * Reads the configuration and the headers again, as `nginx -s reload`. Requests that are under way end as they began. Resolves when the
     * former processes have ended; for a moment before, a new connection reaches either.
     */
    reload: async () => {
      const former = workersOf(child.pid);
      child.kill('SIGHUP');
      while (workersOf(child.pid).some((pid) => former.includes(pid))) await wait(20);
    },
    /** What an operator does to reload it. */
    reloadCommand: `kill -HUP ${String(child.pid)}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The processes that answer for nginx. */
const workersOf = (pid: number | undefined): readonly string[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);

interface Site {
  /** Holds the configuration, the logs and temporary files. */
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly defaultLanguage: string;
  readonly hasBrotli: boolean;
}

/** With what surrounds the address: nginx may listen at a port that begins with the same digits. */
const exampleBackend = 'server 127.0.0.1:4000 ';

/** Fills `nginx-shared.conf` and `nginx.conf` in. Throws when a replaced text no longer exists. */
export function siteConfiguration(options: NginxOptions, { folder, port, plainPort, defaultLanguage, hasBrotli }: Site): string {
  const { dist, kept = join(folder, 'kept'), backend, backendPrefix = '', certificate, edit = {}, other } = options;
  const [shared = '', own = ''] = ['nginx-shared.conf', 'nginx.conf'].map((file) => readFileSync(join(deploy, file), 'utf8'));
  const first = substitute(shared + own, {
    [exampleBackend]: `server ${new URL(backend).host} `,
    '//127.0.0.1:9000;': `//${new URL(backend).host};`,
    ...(certificate && {
      '  # listen 443 ssl default_server;': `  listen 127.0.0.1:${String(port)} ssl default_server;`,
      '  # ssl_protocols': '  ssl_protocols',
      '  # ssl_reject_handshake': '  ssl_reject_handshake',
      '  listen 80;\n  # With TLS instead:\n  # include /etc/nginx/wallet-tls.conf;': `  include ${join(folder, 'wallet-tls.conf')};`,
    }),
    ...(!certificate && { 'listen 80;': `listen 127.0.0.1:${String(port)};` }),
    'listen 80 default_server;': `listen 127.0.0.1:${String(plainPort)} default_server;`,
    'server_name wallet.example.com;': 'server_name localhost 127.0.0.1;',
    'Host $host;': `Host $host:${String(port)};`,
    'http://wallet_backend;': backendPrefix === '' ? 'http://wallet_backend;' : `http://wallet_backend${backendPrefix}$request_uri;`,
    ...rootOf(dist),
    '/srv/wallet/current': dist,
    '/srv/wallet/kept': kept,
    '/var/log/nginx': join(folder, 'logs'),
    'wallet_default_language th;': `wallet_default_language ${defaultLanguage};`,
    ...(hasBrotli && { '# brotli_static on;': 'brotli_static on;' }),
    ...edit,
  });
  if (!other) return first;
  return `${first}\n${substitute(own, {
    wallet_backend: 'wallet_other_backend',
    '/srv/wallet/': '/srv/wallet-other/',
    'listen 80;': `listen 127.0.0.1:${String(port)};`,
    'wallet.example.com': other.host,
    [exampleBackend]: `server ${new URL(other.backend).host} `,
    ...rootOf(other.dist, '/srv/wallet-other'),
    '/srv/wallet-other/current': other.dist,
    '/var/log/nginx': join(folder, 'logs'),
    'wallet_default_language th;': `wallet_default_language ${readDeployment(other.dist).defaultLanguage};`,
  })}`;
}

/** The folder of a build. A version that `wallet apply` has written names its own. */
const rootOf = (dist: string, folder = '/srv/wallet'): Readonly<Record<string, string>> =>
  existsSync(join(dist, nginxRootFile)) ? {} : { [`include ${folder}/current/${nginxRootFile};`]: `root ${dist};` };

function writeTls(certificate: Certificate, { folder, port, plainPort }: Site): void {
  const conf = substitute(readFileSync(join(deploy, 'nginx-tls.conf'), 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${String(plainPort)};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${String(port)} ssl http2;`,
    '/etc/nginx': folder,
    'https://$host': `https://$host:${String(port)}`,
  });
  writeFileSync(join(folder, 'wallet-tls.conf'), conf);
  writeFileSync(join(folder, 'wallet.crt'), certificate.cert);
  writeFileSync(join(folder, 'wallet.key'), certificate.key);
}

function substitute(conf: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the configuration has no "${from}"`);
    return text.replaceAll(from, () => to);
  }, conf);
}

/** Returns where the installed nginx has its list of file types, and its Brotli module if that is installed too. */
function findFiles(program: string): { readonly mimeTypes: string; readonly brotli: string | null } {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const pathOf = (option: string) => new RegExp(`--${option}=(\\S+)`).exec(stderr)?.[1] ?? '';
  const brotli = join(pathOf('modules-path'), 'ngx_http_brotli_static_module.so');
  return { mimeTypes: join(dirname(pathOf('conf-path')), 'mime.types'), brotli: existsSync(brotli) ? brotli : null };
}

/** The relevant part of Debian's nginx.conf, with every file in one folder. */
function mainConfiguration(folder: string, mimeTypes: string, brotli: string | null): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/temp/${kind};`);
  return [
    ...(brotli === null ? [] : [`load_module ${brotli};`]),
    // The workers must be able to read the built app.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/logs/error.log;`,
    'events { worker_connections 8192; }',
    'http {',
    `  include ${mimeTypes};`,
    '  default_type application/octet-stream;',
    `  access_log ${folder}/logs/access.log;`,
    '  gzip on;',
    ...temporary,
    `  include ${folder}/wallet.conf;`,
    '}',
    '',
  ].join('\n');
}
