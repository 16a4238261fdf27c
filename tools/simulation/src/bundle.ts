import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Puts the simulation and the code of the apps into one file, as a release has it. With a source map beside it. Returns its path. */
export async function bundle(name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['fast-check'] },
    build: {
      ssr: join(import.meta.dirname, 'worker.ts'),
      write: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const folder = join(root, 'node_modules/.cache/simulation');
  const file = join(folder, `${name}.mjs`);
  mkdirSync(folder, { recursive: true });
  const [{ code, map }] = output.output;
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, JSON.stringify(map));
  return file;
}
