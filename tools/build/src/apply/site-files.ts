import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Lists what has been written into the folder of a site. */
export function listSiteFiles(folder: string): void {
  writeFileSync(join(folder, siteFilesFile), JSON.stringify(readSiteFiles(folder)));
}

/** What was written into the folder of a site. */
export const listedSiteFiles = (folder: string): SiteFiles => JSON.parse(readFileSync(join(folder, siteFilesFile), 'utf8')) as SiteFiles;
