import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { SandboxCannotStart } from './sandbox-cannot-start.ts';

/** The lock of a killed sandbox is stale after five seconds, and a running one renews it every second. */
const options = { stale: 5_000, update: 1_000, retries: { retries: 24, factor: 1, minTimeout: 250 } };

/**
 * Locks the folder for this process: two processes on one PGlite folder would lose each other's rows silently. A
 * process that loses its lock exits. Returns a function that unlocks the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lock(folder, { ...options, lockfilePath: join(folder, 'data.lock') });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new SandboxCannotStart(
      `The data folder ${folder} is in use by another sandbox. End that one, or set DATA_DIR to another folder.`,
    );
  }
}
