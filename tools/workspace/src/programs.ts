import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import type { Tally } from './tally.ts';

interface Project {
  /** Its folder, from the root of the workspace. */
  readonly root: string;
  readonly include: readonly string[];
  readonly types: readonly string[];
}

/** Projects that see the same global types: TypeScript reads what they share once. */
export interface Program {
  /** Path of its tsconfig. */
  readonly config: string;
  /** Folders of its projects, from the root of the workspace. */
  readonly roots: readonly string[];
}

const folder = join(workspaceRoot, 'reports/types');

function listProjects(): Project[] {
  return globSync(['libs/*', 'libs/features/*', 'tools/*', 'apps/*', '.storybook'], { cwd: workspaceRoot })
    .filter((root) => globSync(join(workspaceRoot, root, 'tsconfig.json')).length > 0)
    .map((root) => {
      const { include, compilerOptions } = JSON.parse(readFileSync(join(workspaceRoot, root, 'tsconfig.json'), 'utf8')) as {
        readonly include: readonly string[];
        readonly compilerOptions: { readonly types: readonly string[] };
      };
      if (Object.keys(compilerOptions).join() !== 'types') throw new Error(`${root}/tsconfig.json sets more than its types`);
      return { root, include, types: compilerOptions.types };
    });
}

/** Groups all projects into few programs. Checked together they take a fraction of the time that each takes by itself. */
export function writePrograms(): Program[] {
  mkdirSync(folder, { recursive: true });
  const groups: Record<string, Project[]> = {};
  for (const project of listProjects()) (groups[project.types.toSorted().join()] ??= []).push(project);
  return Object.entries(groups).map(([name, group]) => {
    const config = join(folder, `${name.replaceAll(/\W+/g, '-') || 'none'}.json`);
    const fromConfig = (path: string) => relative(dirname(config), join(workspaceRoot, path));
    writeFileSync(
      config,
      JSON.stringify({
        extends: fromConfig('tsconfig.base.json'),
        compilerOptions: { types: group[0]?.types ?? [] },
        include: group.flatMap(({ root, include }) => include.map((pattern) => fromConfig(join(root, pattern)))),
      }),
    );
    return { config, roots: group.map(({ root }) => root) };
  });
}

/** What came of one program: the exit code, and the files in which something was found. */
export interface Findings {
  readonly code: number;
  /** From the root of the workspace. */
  readonly files: readonly string[];
}

/** Counts the projects in which nothing, and in which something was found. A program that failed without saying where is one more. */
export async function tallyPrograms(programs: readonly Program[], check: (program: Program) => Promise<Findings>): Promise<Tally> {
  const wrong = new Set<string>();
  for (const program of programs) {
    const { code, files } = await check(program);
    if (code === 0) continue;
    const found = files.map((file) => program.roots.find((root) => file.startsWith(`${root}/`)) ?? file);
    for (const place of found.length > 0 ? found : [program.config]) wrong.add(place);
  }
  const roots = programs.flatMap((program) => program.roots);
  return { passed: roots.filter((root) => !wrong.has(root)).length, failed: wrong.size };
}
