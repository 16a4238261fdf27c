import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from './workspace/workspace.ts';

/** A script of its own, with its file in the build. */
export interface EarlyScript {
  readonly file: string;
  readonly code: string;
}

/**
 * Builds a feature's module that runs before the scripts of the app. It shares no chunk with them, so that it does not
 * wait for what it does not need. `name` is its file name without extension.
 */
export async function buildEarlyScript(name: string): Promise<EarlyScript> {
  const [entry] = globSync(`libs/features/*/src/**/${name}.ts`, { cwd: workspaceRoot });
  if (entry === undefined) throw new Error(`no feature has a module ${name}.ts`);
  const result = (await build({
    configFile: false,
    root: workspaceRoot,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: browserslistToEsbuild(),
      minify: true,
      rolldownOptions: { input: join(workspaceRoot, entry) },
      modulePreload: { polyfill: false },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = result.output;
  if (others.length > 0) throw new Error(`${name} loads more than itself`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 7);
  return { file: `assets/${name}-${hash}.js`, code: chunk.code };
}
