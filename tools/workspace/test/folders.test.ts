import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

/** Returns the imported folders of each folder of a lib. */
function importsOf(lib: string): ReadonlyMap<string, ReadonlySet<string>> {
  const root = join(workspaceRoot, lib, 'src');
  const imports = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|stories)\./.test(file)) continue;
    const folder = dirname(file);
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']*)'/g)) {
      const imported = relative(root, dirname(join(root, folder, path))) || '.';
      if (imported !== folder) imports.set(folder, (imports.get(folder) ?? new Set()).add(imported));
    }
  }
  return imports;
}

/** Returns the first import cycle of folders, or null. */
function findCycle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of imports.get(folder) ?? []) {
      const cycle = visit(next, [...path, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of imports.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return null;
}

it.each(['libs/session', 'libs/app-shell', 'libs/money', 'libs/app-testing'])('%s has no folders that import each other', (lib) => {
  expect(findCycle(importsOf(lib))).toBeNull();
});

it('finds an import cycle', () => {
  const imports = new Map([...importsOf('libs/app-shell'), ['addresses', new Set(['app'])]]);
  expect(findCycle(imports)).toEqual(expect.arrayContaining(['addresses', 'app']));
});
