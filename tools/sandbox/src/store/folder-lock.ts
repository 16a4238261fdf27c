import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SandboxCannotStart } from '../sandbox-cannot-start.ts';

interface Holder {
  readonly pid: number;
  /** When the process began, in the system's own count; null where the system does not say. */
  readonly began: string | null;
}

const heldHere = new Set<string>();

/**
 * Takes the folder for this process alone; two processes on one PGlite folder lose each other's rows silently.
 * A lock whose process is gone is taken over. Returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'sandbox.lock');
  const mine = `${lock}.${String(process.pid)}`;
  const me: Holder = { pid: process.pid, began: readBeginning(process.pid) };
  writeFileSync(mine, JSON.stringify(me));
  try {
    // A link appears with its content or not at all, so nobody ever reads half a lock.
    while (!linked(mine, lock)) setAsideStale(lock, folder);
  } finally {
    rmSync(mine, { force: true });
  }
  heldHere.add(lock);
  return () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true });
  };
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function setAsideStale(lock: string, folder: string): void {
  const seen = readText(lock);
  if (seen === null) return;
  const holder = readHolder(seen);
  if (holder !== null && isRunning(holder, lock)) {
    throw new SandboxCannotStart(
      `The data folder ${folder} is in use by another sandbox (process ${String(holder.pid)}). End that one, or set DATA_DIR to another folder.`,
    );
  }
  const aside = `${lock}.stale-${String(process.pid)}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Another process may have taken the stale lock over since it was read; then this is its live one, and goes back.
  if (readText(aside) !== seen) linked(aside, lock);
  rmSync(aside, { force: true });
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function readHolder(text: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Record<keyof Holder, unknown>>;
    if (!Number.isSafeInteger(pid) || (pid as number) <= 0) return null;
    return { pid: pid as number, began: typeof began === 'string' ? began : null };
  } catch {
    // No lock of ours can look like this, since they appear whole: nobody holds it.
    return null;
  }
}

function isRunning(holder: Holder, lock: string): boolean {
  if (holder.pid === process.pid) return heldHere.has(lock);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs, under another name.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // In a container the next start often gets the same process number again.
  return holder.began === null || holder.began === readBeginning(holder.pid);
}

function readBeginning(pid: number): string | null {
  const stat = process.platform === 'linux' ? readText(`/proc/${String(pid)}/stat`) : null;
  // The name in brackets may hold spaces; the 22nd field counts from before it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
