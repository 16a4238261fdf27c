import { chmodSync, mkdirSync } from 'node:fs';

/** Creates a folder that only the current user can read, also if it exists already. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
