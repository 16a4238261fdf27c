import {
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
import { basename, join, relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nginxRootFile, securityContactFile } from '../site/headers.ts';
import { keepAssets, keptMs, removeOldAssets } from './kept-assets.ts';
import { isRunning } from './lock.ts';
import { Problem } from './problem.ts';
import { listedSiteFiles, listSiteFiles, readSiteFiles, settleSiteFiles, siteFilesFile, type SiteFiles } from './site-files.ts';

/** In the folder that a server reads: what it sends, and what it sent before. */
const currentLink = 'current';
const previousLink = 'previous';

/** What a command writes under another name first, and leaves where it is killed. */
const leftover = /^\.(?:writing|current|previous|kept|lock)-(\d+)$/;

/** The folder of the version that is sent; null before the first one. */
export const currentVersion = (to: string): string | null => linkTarget(join(to, currentLink));

/** A version that the links lead to. */
export interface Switch {
  readonly folder: string;
  /** What was sent before; null if nothing was. */
  readonly former: string | null;
  /** Leaves everything as it was. */
  readonly undo: () => void;
}

/**
 * Writes a new folder beside the present one, then switches to it at once. `write` fills an empty folder and returns the name of the version.
 * What is there already, unchanged, stays. The command must hold the lock.
 */
export async function writeVersion(to: string, write: (folder: string) => Promise<string>): Promise<Switch> {
  checkLinks(to);
  removeLeftovers(to);
  const writing = join(to, `.writing-${String(process.pid)}`);
  mkdirSync(writing, { recursive: true });
  try {
    const name = await write(writing);
    const former = currentVersion(to);
    const files = readSiteFiles(writing);
    const isThere = (found: SiteFiles) => isSame(found, files, [nginxRootFile]);
    if (former !== null && isThere(readSiteFiles(former)) && isThere(listedSiteFiles(former))) {
      settleSiteFiles(former, files);
      return { folder: former, former, undo: () => undefined };
    }
    const folder = freeFolder(to, name);
    writeFileSync(join(writing, nginxRootFile), `root "${folder}";\n`);
    listSiteFiles(writing);
    settleSiteFiles(writing, files);
    // A version that is written again, because it was changed or its contact has expired, is none to go back to.
    const isAgain = former !== null && isSame(listedSiteFiles(former), files, [nginxRootFile, securityContactFile]);
    if (former !== null) keepAssets(to, former);
    renameSync(writing, folder);
    return switchTo(to, folder, isAgain ? linkTarget(join(to, previousLink)) : former);
  } finally {
    rmSync(writing, { recursive: true, force: true });
  }
}

/** Switches back to the version before; `isNewer` if that is where a rollback came from. Null if there is none. */
export function switchBack(to: string): (Switch & { readonly isNewer: boolean }) | null {
  checkLinks(to);
  const previous = linkTarget(join(to, previousLink));
  const current = currentVersion(to);
  if (previous === null || current === null || previous === current) return null;
  const writtenAt = (folder: string) => statSync(join(folder, nginxRootFile)).mtimeMs;
  keepAssets(to, current);
  return { ...switchTo(to, previous, current), isNewer: writtenAt(previous) > writtenAt(current) };
}

/** Removes what has not been sent for a day, once the server sends the present version. */
export function removeOld(to: string): void {
  removeOldAssets(to);
  const inUse = [currentVersion(to), linkTarget(join(to, previousLink))];
  for (const name of readdirSync(to)) {
    const folder = join(to, name);
    const isVersion = existsSync(join(folder, siteFilesFile)) && existsSync(join(folder, nginxRootFile));
    if (!isVersion || lstatSync(folder).isSymbolicLink() || inUse.includes(folder)) continue;
    if (Date.now() - statSync(folder).mtimeMs > keptMs) rmSync(folder, { recursive: true });
  }
}

function switchTo(to: string, folder: string, previous: string | null): Switch {
  const former = currentVersion(to);
  const before = linkTarget(join(to, previousLink));
  const now = new Date();
  if (former !== null) utimesSync(former, now, now);
  if (previous !== null) link(to, previousLink, previous);
  link(to, currentLink, folder);
  const undo = () => {
    restore(to, currentLink, former);
    restore(to, previousLink, before);
  };
  return { folder, former, undo };
}

/** The links of a site that was copied without them are folders. */
function checkLinks(to: string): void {
  for (const name of [currentLink, previousLink]) {
    const path = join(to, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== false) continue;
    throw new Problem(
      `${path} is no link: the site was copied without its links. Move it away (mv ${path} ${path}-copied), and try again.`,
    );
  }
}

function removeLeftovers(to: string): void {
  for (const name of readdirSync(to)) {
    const pid = Number(leftover.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid || (!Number.isNaN(pid) && !isRunning(pid))) rmSync(join(to, name), { recursive: true, force: true });
  }
}

/** A folder that is not there yet. */
function freeFolder(to: string, name: string): string {
  let folder = join(to, name);
  for (let number = 2; existsSync(folder); number += 1) folder = join(to, `${name}.${String(number)}`);
  return folder;
}

const withoutFiles = (files: SiteFiles, left: readonly string[]): SiteFiles =>
  Object.fromEntries(Object.entries(files).filter(([file]) => !left.includes(file)));

/** Whether two lists are of the same files, but for some. */
const isSame = (one: SiteFiles, other: SiteFiles, but: readonly string[]): boolean =>
  isDeepStrictEqual(withoutFiles(one, but), withoutFiles(other, but));

/** Where a link leads; null if it leads nowhere. */
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

/** The name of a version, for messages. */
export const versionName = (folder: string): string => basename(folder);
