import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Returns a file's size in transit: Brotli at the highest quality, as the servers send it. */
export function brotliSize(content: Buffer | string): number {
  return compressBrotli(Buffer.from(content)).length;
}

/** Writes `.br` and `.gz` copies next to every compressible file, so that servers need not compress. */
export function precompress(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{html,js,css,svg,json,txt,webmanifest,wasm}`)) {
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
