import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { archiveFolder, walletFile } from '@wallet/build';
import type { DeployedVersion } from '@wallet/domain';
import { startNginx, type NginxOptions } from './start-nginx.ts';

export interface SettableSite extends AsyncDisposable {
  readonly url: string;
  /**
   * Applies other settings, with the files beside them by name, and resolves when they are served. Rejects with what the command says if
   * they cannot be used.
   */
  readonly apply: (settings: unknown, files?: Readonly<Record<string, Buffer>>) => Promise<void>;
}

const pauseMs = 20;

/** Serves an archive with settings by the installed nginx, as an operator does: `wallet apply`, then a reload of nginx. */
export async function startSettableSite(
  app: string,
  options: Pick<NginxOptions, 'backend' | 'backendPrefix' | 'port'>,
): Promise<SettableSite> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-settings-'));
  const site = join(folder, 'site');
  const wallet = (...args: readonly string[]) =>
    execFileSync(process.execPath, [join(archiveFolder(app), walletFile), 'apply', '--to', site, ...args], { stdio: 'pipe' });
  const applied = () => (JSON.parse(readFileSync(join(site, 'current/version.json'), 'utf8')) as DeployedVersion).settings;
  wallet();
  const nginx = await startNginx({ dist: join(site, 'current'), ...options });
  const served = async () => {
    // Not over a kept connection, which nginx closes when it reloads.
    const response = await fetch(`${nginx.url}/version.json`, { headers: { Connection: 'close' } });
    return ((await response.json()) as DeployedVersion).settings;
  };
  return {
    url: nginx.url,
    apply: async (settings, files = {}) => {
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
      const file = join(folder, 'settings.json');
      writeFileSync(file, JSON.stringify(settings));
      wallet('--settings', file);
      nginx.reload();
      // The former processes end after the new ones have begun. For a moment a new connection reaches either; a kept one stays with its own.
      while ((await served()) !== applied()) await wait(pauseMs);
    },
    [Symbol.asyncDispose]: async () => {
      await nginx.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
