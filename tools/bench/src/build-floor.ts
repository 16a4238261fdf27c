import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, deploymentFile, precompress, type Deployment } from '@wallet/build';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the floor app into `outDir` for the production server. Resolves to the Brotli bytes of its script. */
export async function buildFloor(outDir: string): Promise<number> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  precompress(outDir);
  const deployment: Deployment = {
    defaultLanguage: 'en',
    headers: {},
    callHeaders: {},
    pages: { '/login': { en: 'index.html' } },
    shell: 'index.html',
    notFound: { en: 'index.html' },
  };
  writeFileSync(join(outDir, deploymentFile), JSON.stringify(deployment));
  return globSync(`${outDir}/assets/*.js`).reduce((sum, file) => sum + brotliSize(readFileSync(file)), 0);
}
