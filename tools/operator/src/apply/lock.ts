import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.ts';

/** Leads to the number of the process that writes into the folder, so that it is made with its content at once. */
const lockFile = '.lock';
const waitMs = 120_000;

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs an action while no other command writes into a folder. */
export async function withLock<Result>(to: string, action: () => Promise<Result>): Promise<Result> {
  makeFolder(to);
  const lock = join(to, lockFile);
  const end = Date.now() + waitMs;
  for (let holder = take(lock); holder !== null; holder = take(lock)) {
    if (Date.now() > end)
      throw new Problem(
        `The process ${holder} writes into ${to}. Try again when it has ended; if it is none of these commands, remove ${lock}.`,
      );
    await wait(100);
  }
  try {
    return await action();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Makes a folder and those above. The recursive call of Node never ends where no folder can be made, such as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Problem(`No folder can be made in ${dirname(folder)}.`);
    // Another command may have made the folder at the same moment.
    if (!existsSync(folder)) throw error;
  }
}

/** Takes the lock. Returns the process that has it; null if it is ours. */
function take(lock: string): string | null {
  try {
    symlinkSync(String(process.pid), lock);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = holderOf(lock);
  if (holder === null || isHeld(holder)) return holder ?? '';
  // It has ended without giving the lock back. Another command may find that at the same moment.
  const aside = `${lock}-${String(process.pid)}`;
  try {
    renameSync(lock, aside);
  } catch {
    return holder;
  }
  const taken = holderOf(aside);
  if (taken !== null && isHeld(taken)) renameSync(aside, lock);
  else rmSync(aside);
  return holder;
}

const isHeld = (holder: string): boolean => Number(holder) !== process.pid && isRunning(Number(holder));

function holderOf(lock: string): string | null {
  try {
    return readlinkSync(lock);
  } catch {
    return null;
  }
}
