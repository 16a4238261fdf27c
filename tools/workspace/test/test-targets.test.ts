import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

interface Manifest {
  readonly nx: { readonly targets?: Readonly<Record<string, unknown>> };
}

// A project without the target keeps its tests, and nobody runs them.
it.each([
  ['test', '{src,test}'],
  ['test-full', 'full'],
])('every project has a target %s if it has such tests', (target, folder) => {
  const untested = globSync('{libs,tools}/{*,*/*}/package.json', { cwd: workspaceRoot })
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => globSync(join(workspaceRoot, dirname(file), `${folder}/**/*.test.{ts,tsx}`)).length > 0)
    .filter((file) => {
      const { nx } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as Manifest;
      return nx.targets?.[target] === undefined;
    });
  expect(untested).toEqual([]);
});
