import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspace's root folder. */
export const workspaceRoot = join(import.meta.dirname, '../../../..');

/** Returns the product's version, whose only source is the root package.json. */
export function appVersion(): string {
  const manifest = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

export const appFolder = (app: string): string => join(workspaceRoot, 'apps', app);
/** Assets of the build that `npm run serve` served before. */
export const previousFolder = (app: string): string => join(workspaceRoot, 'dist/previous', app);
export const distFolder = (app: string): string => join(workspaceRoot, 'dist/apps', app);
/** What an operator gets of a build. */
export const archiveFolder = (app: string): string => join(workspaceRoot, 'dist/archives', app);
