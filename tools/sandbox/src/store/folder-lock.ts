import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { SandboxCannotStart } from '../sandbox-cannot-start.ts';

const renewMs = 1_000;
/** A lock that was not renewed for so long was left behind. A process that runs may be busy with something else for a while. */
const staleMs = 5_000;
const staleMsOfGone = 2_000;
/** Until a lock that was left is stale; that of a sandbox that runs is still fresh by then. */
const retries = { retries: (staleMs + renewMs) / 250, factor: 1, minTimeout: 250, maxTimeout: 250 };

/**
 * Takes the folder for this process alone; two processes on one PGlite folder lose each other's rows silently. A process that
 * loses its lock to another one ends. Returns what gives the folder back.
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

/** Is there no process any more with the number that the file says? Its number may also be another's by now. */
function isGone(holder: string): boolean {
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
