import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFile, distFolder, precompress, type Deployment } from '@wallet/build';
import { showStoredTotal, showTotal } from './floor-script.ts';

/**
 * Writes the floor of an app's home page into `outDir` for the production server: the page's prerendered HTML and styles, one call, and no
 * framework.
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
  cpSync(join(distFolder(app), 'favicon.svg'), join(outDir, 'favicon.svg'));
  writeFileSync(join(outDir, 'index.html'), floor);
  precompress(outDir);
  const served: Deployment = {
    defaultLanguage: language,
    headers: {},
    callHeaders: {},
    pages: { '/user/home': { [language]: 'index.html' } },
    shell: 'index.html',
    notFound: { [language]: 'index.html' },
  };
  writeFileSync(join(outDir, deploymentFile), JSON.stringify(served));
}
