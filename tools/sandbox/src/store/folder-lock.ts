import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { SandboxCannotStart } from './sandbox-cannot-start.ts';

const renewMs = 1_000;
/** A lock that was not renewed for this long is stale. A running process may be busy for a while. */
const staleMs = 5_000;
const staleMsOfGone = 2_000;
/** A stale lock is stale by then, while that of a running sandbox is still fresh. */
const retries = { retries: (staleMs + renewMs) / 250, factor: 1, minTimeout: 250, maxTimeout: 250 };

/**
 * Locks the folder for this process: two processes on one PGlite folder would lose each other's rows silently. A
 * process that loses its lock exits. Returns a function that unlocks the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holder = join(folder, 'data.pid');
  try {
    const stale = isGone(holder) ? staleMsOfGone : staleMs;
    const unlock = await lock(folder, { lockfilePath: join(folder, 'data.lock'), stale, update: renewMs, retries });
    writeFileSync(holder, String(process.pid));
    return () => {
      rmSync(holder, { force: true });
      return unlock();
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const pid = readFileSync(holder, 'utf8');
    throw new SandboxCannotStart(
      `The data folder ${folder} is in use by another sandbox (process ${pid}). End that one, or set DATA_DIR to another folder.`,
    );
  }
}

/** Whether the process in the lock file no longer exists. Its id may have been reused. */
function isGone(holder: string): boolean {
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
