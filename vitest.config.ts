import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

/** One Vitest project per Nx project that has unit tests, under the same name: `vitest --project domain`. */
const projects = globSync(['libs/*/package.json', 'libs/features/*/package.json', 'tools/*/package.json'])
  .map((file) => ({ root: dirname(file), manifest: JSON.parse(readFileSync(file, 'utf8')) as { nx: { name: string } } }))
  .filter(({ root }) => existsSync(root) && globSync(`${root}/{src,test}/**/*.test.{ts,tsx}`).length > 0);

export default defineConfig({
  test: {
    projects: projects.map(({ root, manifest }) => ({
      root,
      test: {
        name: manifest.nx.name,
        include: ['{src,test}/**/*.test.{ts,tsx}'],
        // A page for each file, in a process that has already begun: making both again took most of the time.
        ...(globSync(`${root}/src/**/*.tsx`).length > 0 ? { environment: 'jsdom', pool: 'vmThreads' } : { environment: 'node' }),
        restoreMocks: true,
        // Everything takes longer while the journeys run, above all starting the embedded database.
        hookTimeout: 60_000,
        testTimeout: 20_000,
      },
    })),
  },
});
