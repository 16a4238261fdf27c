import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFile, distFolder, type Deployment } from '@wallet/build';
import { showStoredTotal, showTotal } from './floor-script.ts';
import { writeFloor } from './write-floor.ts';

/**
 * Writes the floor of an app's home page into `outDir` for nginx: the page's prerendered HTML and styles, one call, and no framework.
 */
export function buildHomeFloor(app: string, outDir: string): void {
  const deployment = JSON.parse(readFileSync(join(distFolder(app), deploymentFile), 'utf8')) as Deployment;
  const language = deployment.defaultLanguage;
  const page = readFileSync(join(distFolder(app), `user/home/index.${language}.html`), 'utf8');
  const floor = page
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('</body>', () => `<script>${showTotal}${showStoredTotal}</script></body>`);
  mkdirSync(outDir, { recursive: true });
  for (const icon of ['favicon.svg', 'favicon.ico']) cpSync(join(distFolder(app), icon), join(outDir, icon));
  writeFileSync(join(outDir, 'index.html'), floor);
  writeFloor(outDir, '/user/home', language);
}
