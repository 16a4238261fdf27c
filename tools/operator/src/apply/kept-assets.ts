import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashOf, listedSiteFiles, readSiteFiles, siteFilesFile, type SiteFiles } from './site-files.ts';

/** The scripts of former versions, beside the versions: pages that are open still load them. */
const keptFolder = 'kept';
const assetsFolder = 'assets';
export const keptMs = 86_400_000;

const folderOf = (to: string) => join(to, keptFolder);

/** What is kept, by path: what the list says, or what is there if there is no list yet. */
function listedKept(to: string): SiteFiles {
  const folder = folderOf(to);
  if (!existsSync(folder)) return {};
  return existsSync(join(folder, siteFilesFile)) ? listedSiteFiles(folder) : readSiteFiles(folder);
}

/** Keeps the scripts of a version. One that is not as it was written is not kept. */
export function keepAssets(to: string, version: string): void {
  const folder = folderOf(to);
  mkdirSync(join(folder, assetsFolder), { recursive: true });
  for (const each of [folder, join(folder, assetsFolder)]) chmodSync(each, 0o755);
  const kept: Record<string, string> = { ...listedKept(to) };
  const listed = listedSiteFiles(version);
  const now = new Date();
  for (const name of existsSync(join(version, assetsFolder)) ? readdirSync(join(version, assetsFolder)) : []) {
    const file = `${assetsFolder}/${name}`;
    const content = readFileSync(join(version, file));
    const hash = hashOf(content);
    if (listed[file] !== hash) continue;
    if (kept[file] !== hash || !existsSync(join(folder, file))) writeWhole(to, join(folder, file), content);
    utimesSync(join(folder, file), now, now);
    kept[file] = hash;
  }
  writeWhole(to, join(folder, siteFilesFile), JSON.stringify(kept));
}

/** Removes what has not been sent for a day, and what nobody has kept. */
export function removeOldAssets(to: string): void {
  const folder = folderOf(to);
  const kept = listedKept(to);
  for (const file of existsSync(folder) ? Object.keys(readSiteFiles(folder)) : []) {
    if (kept[file] === undefined || Date.now() - statSync(join(folder, file)).mtimeMs > keptMs) rmSync(join(folder, file));
  }
  const left = Object.entries(kept).filter(([file]) => existsSync(join(folder, file)));
  if (left.length < Object.keys(kept).length) writeWhole(to, join(folder, siteFilesFile), JSON.stringify(Object.fromEntries(left)));
}

/** What is in the folder and was not kept by a deployment, one sentence each. */
export function keptProblems(to: string): readonly string[] {
  const folder = folderOf(to);
  if (!existsSync(folder)) return [];
  const kept = listedKept(to);
  return Object.entries(readSiteFiles(folder)).flatMap(([file, hash]) =>
    kept[file] === hash ? [] : [`${file} in ${folder} ${kept[file] === undefined ? 'is of no release' : 'was changed'}.`],
  );
}

/** A file is replaced by renaming, so that nobody reads a part of it. */
function writeWhole(to: string, file: string, content: Buffer | string): void {
  const writing = join(to, `.kept-${String(process.pid)}`);
  writeFileSync(writing, content);
  chmodSync(writing, 0o644);
  renameSync(writing, file);
}
