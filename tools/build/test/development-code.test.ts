import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { appFolder, workspaceRoot } from '../src/workspace/workspace.ts';

afterEach(() => void vi.unstubAllEnvs());

// Two builds: one finds the contents of the shared chunks.
it("a release contains no development checks or tools in the session's store", { timeout: 30_000 }, async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root: appFolder('wallet-th'),
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(workspaceRoot, 'libs/api-client/src/store/api-store.ts'),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const code = (built as Rolldown.RolldownOutput).output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  expect(code.includes('devTools:!1')).toBe(true);
  expect(['state mutation was detected', 'non-serializable value'].filter((text) => code.includes(text))).toEqual([]);
});
