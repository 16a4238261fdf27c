import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { workspaceRoot } from './workspace/workspace.ts';

/** The boot script must run in browsers of 2018, to say that they are too old for the rest. */
const bootTarget = 'es2018';

/** A method of arrays that all browsers of `browserslist` have, and those before them do not. */
const newestMethod = 'findLast';

/** Builds the inline script of every page's head as one minified statement. `apiBaseUrl` is the build flag. */
export async function buildBootScript(apiBaseUrl: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root: workspaceRoot,
    logLevel: 'error',
    publicDir: false,
    define: { __API_BASE_URL__: JSON.stringify(apiBaseUrl), __NEWEST_METHOD__: JSON.stringify(newestMethod) },
    build: {
      write: false,
      target: bootTarget,
      lib: {
        entry: join(workspaceRoot, 'libs/app-shell/src/boot/boot.ts'),
        formats: ['iife'],
        name: 'boot',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error('the boot script came out empty');
  return chunk.code.trim();
}
