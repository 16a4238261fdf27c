import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Returns a file's size in transit: Brotli at the highest quality, as the servers send it. */
export function brotliSize(content: Buffer | string): number {
  return compressBrotli(Buffer.from(content)).length;
}

/** Writes `.br` and `.gz` copies next to every compressible file that is chosen, so that servers need not compress. */
export function precompress(folder: string, isChosen: (file: string) => boolean = () => true): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.(?:html|js|css|svg|json|txt|webmanifest|wasm)$/.test(name) || !isChosen(name) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, compressBrotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function compressBrotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
