import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * One Vitest project per Nx project that has unit tests, under the same name: `vitest --project domain`. Tests in its folder `full`, which
 * take long, are a project with the suffix `-full`.
 */
const projects = globSync(['libs/*/package.json', 'libs/features/*/package.json', 'tools/*/package.json'])
  .map((file) => ({ root: dirname(file), manifest: JSON.parse(readFileSync(file, 'utf8')) as { nx: { name: string } } }))
  .flatMap(({ root, manifest: { nx } }) => [
    { root, name: nx.name, include: '{src,test}/**/*.test.{ts,tsx}' },
    { root, name: `${nx.name}-full`, include: 'full/**/*.test.ts' },
  ])
  // Nx runs one at a time. Resolving the others took half of the time of a short one.
  .filter(({ name }) => [name, name.replace(/-full$/, '')].includes(process.env.NX_TASK_TARGET_PROJECT ?? name))
  .filter(({ root, include }) => globSync(`${root}/${include}`).length > 0);

/** Projects without components whose tests load packages that look for a page once, when they are loaded. */
const usesPages = ['api-client', 'session'];

export default defineConfig({
  test: {
    projects: projects.map(({ root, name, include }) => ({
      root,
      test: {
        name,
        include: [include],
        // A page for each file, in a process that has already begun: making both again took most of the time.
        ...(globSync(`${root}/src/**/*.tsx`).length > 0
          ? { environment: 'jsdom', pool: 'vmThreads' }
          : { environment: 'node', isolate: usesPages.includes(name) }),
        restoreMocks: true,
        // Everything takes longer while other checks run, above all starting the embedded database.
        hookTimeout: 180_000,
        testTimeout: 60_000,
      },
    })),
  },
});
