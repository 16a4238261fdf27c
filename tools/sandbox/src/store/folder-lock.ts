import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { SandboxCannotStart } from '../sandbox-cannot-start.ts';

/** A lock that was not renewed for so long was left by a process that is gone. */
const staleMs = 5_000;
const renewMs = 1_000;
/** Waits until a left lock is stale; the lock of a sandbox that runs is still fresh by then. */
const retries = { retries: (staleMs + 1_000) / 250, factor: 1, minTimeout: 250, maxTimeout: 250 };

/**
 * Takes the folder for this process alone; two processes on one PGlite folder lose each other's rows silently. A process that
 * loses its lock to another one ends. Returns what gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // For people only: who holds the folder is decided by the lock.
  const holder = join(folder, 'data.pid');
  try {
    const unlock = await lock(folder, { lockfilePath: join(folder, 'data.lock'), stale: staleMs, update: renewMs, retries });
    writeFileSync(holder, String(process.pid));
    return () => {
      rmSync(holder, { force: true });
      return unlock();
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const pid = readFileSync(holder, 'utf8');
    throw new SandboxCannotStart(`The data folder ${folder} is in use by another sandbox (process ${pid}). End that one, or set DATA_DIR to another folder.`);
  }
}
