import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from '@wallet/build';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { writeFloor } from './write-floor.ts';

/** Builds the floor app into `outDir` for nginx. Resolves to the Brotli bytes of its script. */
export async function buildFloor(outDir: string): Promise<number> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  writeFloor(outDir, '/login');
  return globSync(`${outDir}/assets/*.js`).reduce((sum, file) => sum + brotliSize(readFileSync(file)), 0);
}
