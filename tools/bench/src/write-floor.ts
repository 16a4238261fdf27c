import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFile, precompress, type Deployment } from '@wallet/build';

/** Completes a floor for the production server: compressed copies, and `index.html` as its only page, at `path`. */
export function writeFloor(outDir: string, path: string, language: Deployment['defaultLanguage'] = 'en'): void {
  precompress(outDir);
  const page = { [language]: 'index.html' };
  const deployment: Deployment = {
    defaultLanguage: language,
    headers: {},
    callHeaders: {},
    pages: { [path]: page },
    shell: 'index.html',
    notFound: page,
  };
  writeFileSync(join(outDir, deploymentFile), JSON.stringify(deployment));
}
