import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { workspaceRoot } from '@wallet/build';

/** Unpacks the Chromium of an npm package, and resolves to its path. */
export async function unpackOldChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('The old Chromium runs on Linux on x64 only.');
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json');
  const { version } = createRequire(import.meta.url)(manifest) as { readonly version: string };
  const program = join(workspaceRoot, `node_modules/.cache/chromium-${version}/chromium`);
  if (existsSync(program)) return program;
  mkdirSync(dirname(program), { recursive: true });
  const unfinished = `${program}.${String(process.pid)}`;
  await pipeline(createReadStream(join(dirname(manifest), 'bin/chromium.br')), createBrotliDecompress(), createWriteStream(unfinished));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, program);
  return program;
}
