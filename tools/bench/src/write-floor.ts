import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentFile, nginxCallHeadersFile, nginxHeadersFile, precompress, type Deployment } from '@wallet/build';

/** Completes a floor for nginx: compressed copies, no headers, and `index.html` as its only page, at `path`. */
export function writeFloor(outDir: string, path: string, language = 'en'): void {
  mkdirSync(join(outDir, path), { recursive: true });
  renameSync(join(outDir, 'index.html'), join(outDir, path, `index.${language}.html`));
  precompress(outDir);
  for (const file of [nginxHeadersFile, nginxCallHeadersFile]) writeFileSync(join(outDir, file), '');
  writeFileSync(join(outDir, deploymentFile), JSON.stringify({ defaultLanguage: language } satisfies Partial<Deployment>));
}
