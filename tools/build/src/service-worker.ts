import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wallet/domain';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from './workspace/workspace.ts';

interface ServiceWorkerParts {
  readonly dist: string;
  /** File of the page without prerendered markup. */
  readonly shell: string;
  /** Paths of the prerendered pages. */
  readonly pages: readonly string[];
  readonly languages: readonly Language[];
  /** Files that all pages need in a language, or that every page needs. */
  readonly assetsOf: (language: Language, which: 'all' | 'shell') => readonly string[];
}

/** Writes the service worker of a build, and the switch that operators put in its place to turn it off. */
export async function writeServiceWorker({ dist, shell, pages, languages, assetsOf }: ServiceWorkerParts): Promise<void> {
  const html = readFileSync(join(dist, shell), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error(`${shell} has no entry script`);
  const pathsOf = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const worker = {
    entry,
    shellRevision: createHash('sha256').update(html).digest('base64url').slice(0, 7),
    shellAssets: pathsOf(languages.flatMap((language) => assetsOf(language, 'shell'))),
    pages,
    pageAssets: Object.fromEntries(languages.map((language) => [language, pathsOf(assetsOf(language, 'all'))])),
    assets: pathsOf(
      globSync('assets/**', { cwd: dist, withFileTypes: false }).filter((file) => /\.(?:js|css|woff2|wasm|json|svg)$/.test(file)),
    ),
  };
  writeFileSync(join(dist, 'service-worker.js'), await bundle('worker', { __WORKER_BUILD__: JSON.stringify(worker) }));
  writeFileSync(join(dist, 'service-worker-off.js'), await bundle('kill-switch', {}));
}

async function bundle(name: string, define: Readonly<Record<string, string>>): Promise<string> {
  const result = (await build({
    configFile: false,
    root: workspaceRoot,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: browserslistToEsbuild(),
      minify: true,
      lib: { entry: join(workspaceRoot, `libs/service-worker/src/${name}.ts`), formats: ['iife'], name: 'worker' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error(`the ${name} came out empty`);
  return chunk.code;
}
