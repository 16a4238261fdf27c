import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveFolder } from '@wallet/build';
import { walletFile } from '@wallet/operator';
import { startNginx, type NginxOptions } from './start-nginx.ts';

export type SettableSite = Awaited<ReturnType<typeof startSettableSite>>;

/** Serves an archive with settings by the installed nginx, as an operator does: `wallet apply`, then a reload of nginx. */
export async function startSettableSite(app: string, options: Pick<NginxOptions, 'backend' | 'backendPrefix'>) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-settings-'));
  const site = join(folder, 'site');
  applySite(app, site);
  const nginx = await startNginx({ dist: join(site, 'current'), ...options });
  return {
    url: nginx.url,
    /** Applies other settings, and resolves when they are served. */
    apply: async (settings: object) => {
      const file = join(folder, 'settings.json');
      writeFileSync(file, JSON.stringify(settings));
      applySite(app, site, file);
      await nginx.reload();
    },
    [Symbol.asyncDispose]: async () => {
      await nginx.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the site of an archive as an operator does, and accepts the addresses that the settings name. Throws what the command says. */
function applySite(app: string, to: string, settings?: string): void {
  const wallet = (...more: readonly string[]) => {
    const given = settings === undefined ? [] : ['--settings', settings];
    execFileSync(process.execPath, [join(archiveFolder(app), walletFile), 'apply', '--to', to, ...given, ...more], { stdio: 'pipe' });
  };
  try {
    wallet();
  } catch (error) {
    const [asked, code] = /--accept-addresses (\w+)/.exec(error instanceof Error ? error.message : '') ?? [];
    if (asked === undefined || code === undefined) throw error;
    wallet('--accept-addresses', code);
  }
}
