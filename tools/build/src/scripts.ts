import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type BuildOptions, type Rolldown } from 'vite';
import { workspaceRoot } from './workspace/workspace.ts';

/** The boot script must run in browsers of 2018, to say that they are too old for the rest. */
const bootTarget = 'es2018';

/** A method of arrays that all browsers of `browserslist` have, and those before them do not. */
const newestMethod = 'findLast';

/** Builds the inline script of every page's head as one minified statement. `apiBaseUrl` is the build flag. */
export async function buildBootScript(apiBaseUrl: string): Promise<string> {
  const define = { __API_BASE_URL__: JSON.stringify(apiBaseUrl), __NEWEST_METHOD__: JSON.stringify(newestMethod) };
  const code = await buildAlone({ target: bootTarget, lib: statement('libs/app-shell/src/boot/boot.ts', 'boot') }, define);
  return code.trim();
}

/**
 * Builds a feature's module that runs before the scripts of the app. It shares no chunk with them, so that it does not
 * wait for what it does not need. `name` is its file name without extension.
 */
export async function buildEarlyScript(name: string): Promise<{ readonly file: string; readonly code: string }> {
  const [entry] = globSync(`libs/features/*/src/**/${name}.ts`, { cwd: workspaceRoot });
  if (entry === undefined) throw new Error(`no feature has a module ${name}.ts`);
  const input = join(workspaceRoot, entry);
  const code = await buildAlone({ minify: true, rolldownOptions: { input }, modulePreload: { polyfill: false } });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
  return { file: `assets/${name}-${hash}.js`, code };
}

/** Bundles the service worker. It finds what it knows of the build in `self.workerBuild`. */
export const buildWorker = (): Promise<string> => bundleWorker('worker', { __WORKER_BUILD__: 'self.workerBuild' });

/** Bundles the switch that operators put in the place of the worker to turn it off. */
export const buildKillSwitch = (): Promise<string> => bundleWorker('kill-switch', {});

const bundleWorker = (name: string, define: Readonly<Record<string, string>>): Promise<string> =>
  buildAlone(
    { minify: true, lib: statement(`libs/service-worker/src/${name}.ts`, 'worker') },
    { 'process.env.NODE_ENV': '"production"', ...define },
  );

const statement = (entry: string, name: string) => ({ entry: join(workspaceRoot, entry), formats: ['iife' as const], name });

/** Builds a script that is no part of the app's own chunks, and loads nothing but itself. */
async function buildAlone(options: BuildOptions, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    root: workspaceRoot,
    logLevel: 'error',
    publicDir: false,
    define,
    build: { write: false, target: browserslistToEsbuild(), ...options },
  });
  const [chunk, ...others] = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('a script is empty, or loads more than itself');
  return chunk.code;
}
