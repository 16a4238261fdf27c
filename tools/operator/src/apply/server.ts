import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** How a server took a version. `absent`: nginx is not on this machine; `down`: it does not run, and its configuration is right. */
export type Reload = 'done' | 'refused' | 'absent' | 'down';

/** Lets the server read the present version: by the operator's command, or nginx. */
export function reloadServer(command: string | null): Reload {
  if (command !== null) return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0 ? 'done' : 'refused';
  const nginx = (...args: readonly string[]) => spawnSync('nginx', args, { stdio: 'inherit' });
  const test = nginx('-t');
  if (test.error) return 'absent';
  if (test.status !== 0) return 'refused';
  return nginx('-s', 'reload').status === 0 ? 'done' : 'down';
}

/** Whether nginx's configuration reads a folder. */
export function nginxReads(to: string): boolean {
  const { stdout } = spawnSync('nginx', ['-T'], { encoding: 'utf8', maxBuffer: 64_000_000 });
  return [to, realpathSync(to)].some((folder) => stdout.includes(`${folder}/current/`));
}
