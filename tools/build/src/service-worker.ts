import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from './workspace/workspace.ts';

/** Bundles the service worker. It finds what it knows of the build in `self.workerBuild`. */
export const buildWorker = (): Promise<string> => bundle('worker', { __WORKER_BUILD__: 'self.workerBuild' });

/** Bundles the switch that operators put in the place of the worker to turn it off. */
export const buildKillSwitch = (): Promise<string> => bundle('kill-switch', {});

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
