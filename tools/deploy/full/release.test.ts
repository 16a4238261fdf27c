import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

/** Builds and packs an app in a clone. Returns the hash of what is packed. */
function release(folder: string, setting: { readonly umask: string; readonly env: Readonly<Record<string, string>> }): string {
  const run = (command: string) =>
    execFileSync('sh', ['-c', `umask ${setting.umask} && ${command}`], {
      cwd: folder,
      stdio: 'pipe',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...setting.env },
    });
  run(`git clone --quiet '${workspaceRoot}' .`);
  // Links to the packages of the workspace lead into the clone.
  run(`cp -al '${join(workspaceRoot, 'node_modules')}' .`);
  run('node tools/build/src/main.ts wallet-la');
  run('node tools/deploy/src/release.ts wallet-la');
  const [hash = ''] = readdirSync(join(folder, 'dist/releases')).filter((file) => file.endsWith('.sha256'));
  return readFileSync(join(folder, 'dist/releases', hash), 'utf8');
}

it('the same sources give the same bytes in any folder, time zone and language, and with any rights', { timeout: 900_000 }, () => {
  const here = mkdtempSync(join(tmpdir(), 'wallet-release-'));
  const there = mkdtempSync(join(tmpdir(), 'เวอร์ชัน ใหม่-'));
  const one = release(here, { umask: '022', env: { TZ: 'Asia/Bangkok', LC_ALL: 'C' } });
  const other = release(there, { umask: '077', env: { TZ: 'America/New_York', LC_ALL: 'C.UTF-8' } });
  expect(other).toBe(one);
  for (const folder of [here, there]) rmSync(folder, { recursive: true });
});
