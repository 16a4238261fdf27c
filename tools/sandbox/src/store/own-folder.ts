import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that nobody else on the machine reads, also where it was there before. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
