import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { nginxRootFile } from '../site/headers.ts';
import { listSiteFiles } from './site-files.ts';

/** In the folder that a server reads: what it sends, what it sent before, and the scripts of versions that open pages may still need. */
const currentLink = 'current';
const previousLink = 'previous';
const keptFolder = 'kept';
const assetsFolder = 'assets';
const keptMs = 86_400_000;

/** The folder of the version that is sent; null before the first one. */
export const currentVersion = (to: string): string | null => linkTarget(join(to, currentLink));

/**
 * Writes a new folder beside the present one, then switches to it at once. `write` fills an empty folder and returns the name of the version.
 * Resolves to a function that leaves everything as it was before.
 */
export async function writeVersion(to: string, write: (folder: string) => Promise<string>): Promise<() => void> {
  mkdirSync(to, { recursive: true });
  const writing = join(to, `.writing-${String(process.pid)}`);
  rmSync(writing, { recursive: true, force: true });
  try {
    const folder = join(to, await write(writing));
    const former = currentVersion(to);
    // The same content under the same name.
    if (former === folder && existsSync(folder)) return () => undefined;
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(join(writing, nginxRootFile), `root "${folder}";\n`);
    listSiteFiles(writing);
    renameSync(writing, folder);
    const beforeFormer = linkTarget(join(to, previousLink));
    switchTo(to, folder);
    return () => {
      restore(to, currentLink, former);
      restore(to, previousLink, beforeFormer);
    };
  } finally {
    rmSync(writing, { recursive: true, force: true });
  }
}

/** Switches back to the version before. Returns its folder; null if there is none. */
export function switchBack(to: string): string | null {
  const previous = linkTarget(join(to, previousLink));
  if (previous === null || !existsSync(previous)) return null;
  switchTo(to, previous);
  return previous;
}

function switchTo(to: string, folder: string): void {
  const former = currentVersion(to);
  if (former !== null && existsSync(former)) {
    keepAssets(to, former);
    link(to, previousLink, former);
  }
  link(to, currentLink, folder);
  removeOld(to);
}

/** Pages that are open still load scripts of the version that they are of. */
function keepAssets(to: string, former: string): void {
  const kept = join(to, keptFolder, assetsFolder);
  mkdirSync(kept, { recursive: true });
  const now = new Date();
  for (const file of readdirSync(join(former, assetsFolder))) {
    copyFileSync(join(former, assetsFolder, file), join(kept, file));
    utimesSync(join(kept, file), now, now);
  }
}

/** Removes what has not been sent for a day. */
function removeOld(to: string): void {
  const isOld = (path: string) => Date.now() - statSync(path).mtimeMs > keptMs;
  const kept = join(to, keptFolder, assetsFolder);
  for (const file of existsSync(kept) ? readdirSync(kept) : []) if (isOld(join(kept, file))) rmSync(join(kept, file));
  const inUse = [currentVersion(to), linkTarget(join(to, previousLink))];
  for (const name of readdirSync(to)) {
    const folder = join(to, name);
    if (existsSync(join(folder, nginxRootFile)) && !lstatSync(folder).isSymbolicLink() && !inUse.includes(folder) && isOld(folder)) {
      rmSync(folder, { recursive: true });
    }
  }
}

function linkTarget(path: string): string | null {
  return existsSync(path) && lstatSync(path).isSymbolicLink() ? resolve(join(path, '..'), readlinkSync(path)) : null;
}

function restore(folder: string, name: string, target: string | null): void {
  if (target === null) rmSync(join(folder, name), { force: true });
  else link(folder, name, target);
}

/** A link is replaced by renaming, so that it always leads somewhere. */
function link(folder: string, name: string, target: string): void {
  const next = join(folder, `.${name}-${String(process.pid)}`);
  rmSync(next, { force: true });
  symlinkSync(relative(folder, target), next);
  renameSync(next, join(folder, name));
}
