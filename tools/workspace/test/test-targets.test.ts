import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

interface Manifest {
  readonly nx: { readonly targets?: Readonly<Record<string, unknown>> };
}

// A project without the target keeps its tests, and nobody runs them.
it('every project with tests has a target that runs them', () => {
  const untested = globSync('{libs,tools}/{*,*/*}/package.json', { cwd: workspaceRoot })
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => globSync(join(workspaceRoot, dirname(file), '{src,test}/**/*.test.{ts,tsx}')).length > 0)
    .filter((file) => {
      const { nx } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as Manifest;
      return nx.targets?.['test'] === undefined;
    });
  expect(untested).toEqual([]);
});
