import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the workspace. */
export const workspaceRoot = join(import.meta.dirname, '../../..');

/** The product's version: the root package.json is its one place. */
export function appVersion(): string {
  const manifest = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

export const appFolder = (app: string): string => join(workspaceRoot, 'apps', app);
export const distFolder = (app: string): string => join(workspaceRoot, 'dist/apps', app);
