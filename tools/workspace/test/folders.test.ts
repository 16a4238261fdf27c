import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

/** The folder of a file. A file beside the folders counts as one: the index imports all, and some import such a file. */
const folderOf = (file: string) => (dirname(file) === '.' ? file : dirname(file));

/** Returns the imported folders of each folder of a project, each with one file that imports it. Types count too. */
function importsOf(project: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const root = join(workspaceRoot, project, 'src');
  const imports = new Map<string, Map<string, string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|stories)\./.test(file)) continue;
    const folder = folderOf(file);
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']*)'/g)) {
      const imported = folderOf(relative(root, join(root, dirname(file), path)));
      if (imported !== folder) imports.set(folder, (imports.get(folder) ?? new Map<string, string>()).set(imported, file));
    }
  }
  return imports;
}

/** Returns the files of the first import cycle of folders, or null. */
function findCycle(imports: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(folder)) {
      const cycle = path.slice(path.indexOf(folder));
      return cycle.map(
        (from, index) => `${imports.get(from)?.get(cycle[index + 1] ?? folder) ?? from} imports ${cycle[index + 1] ?? folder}`,
      );
    }
    if (done.has(folder)) return null;
    for (const next of imports.get(folder)?.keys() ?? []) {
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

const projects = globSync('{libs,libs/features,tools,apps}/*/src', { cwd: workspaceRoot }).map((src) => dirname(src));

it.each(projects.sort())('%s has no folders that import each other', (project) => {
  expect(findCycle(importsOf(project))).toBeNull();
});

it('finds an import cycle', () => {
  const imports = new Map([...importsOf('libs/app-shell'), ['router', new Map([['app', 'router/some.ts']])]]);
  expect(findCycle(imports)).toContain('router/some.ts imports app');
});
