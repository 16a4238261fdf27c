import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { logInAndShowTotal, showTotal } from './floor-script.ts';
import { writeFloor } from './write-floor.ts';

/** Writes the floor of a login into `outDir` for nginx: a button that logs in, then requests the wallet, then shows the total. */
export function buildLogInFloor(app: string, outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const icon of ['favicon.svg', 'favicon.ico']) cpSync(join(distFolder(app), icon), join(outDir, icon));
  const body = `<main></main><button type="submit">Log in</button><script>${showTotal}${logInAndShowTotal}</script>`;
  writeFileSync(join(outDir, 'index.html'), `<!doctype html><title>Log in</title>${body}`);
  writeFloor(outDir, '/login');
}
