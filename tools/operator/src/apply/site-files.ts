import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of a site's files, which is part of the site. */
export const siteFilesFile = 'files.json';

/** Hashes of content by path, with `/` between folders. */
export type SiteFiles = Readonly<Record<string, string>>;

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url');

/** What is in the folder of a site now, without the list itself. */
export function readSiteFiles(folder: string, below = ''): SiteFiles {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) Object.assign(files, readSiteFiles(folder, path));
    else if (path !== siteFilesFile) files[path] = hashOf(readFileSync(join(folder, path)));
  }
  return files;
}

/**
 * Lets the server read what is in the folder of a site, whatever the rights were where it came from. The time of a file comes from its content:
 * servers make ETags of time and length, so that another content of the same length is another file, and the same stays the same everywhere.
 */
export function settleSiteFiles(folder: string, files: SiteFiles): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
  for (const [path, hash] of Object.entries(files)) {
    const seconds = 1_000_000_000 + (Buffer.from(hash, 'base64url').readUInt32BE() >>> 3);
    utimesSync(join(folder, path), seconds, seconds);
  }
}

/** Lists what has been written into the folder of a site. */
export function listSiteFiles(folder: string): SiteFiles {
  const files = readSiteFiles(folder);
  writeFileSync(join(folder, siteFilesFile), JSON.stringify(files));
  return files;
}

/** What was written into the folder of a site: nothing if the list is gone. */
export function listedSiteFiles(folder: string): SiteFiles {
  try {
    return JSON.parse(readFileSync(join(folder, siteFilesFile), 'utf8')) as SiteFiles;
  } catch {
    // Then nothing of it is as it was written.
    return {};
  }
}
