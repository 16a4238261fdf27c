import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import type { Tallies, Task } from './batch-executor.ts';

/** Projects with the same global types, whose shared files TypeScript reads once. */
export interface Program {
  /** Path of its tsconfig. */
  readonly config: string;
  readonly tasks: readonly Task[];
}

/** The result of one program: the exit code and the files with problems. */
export interface Findings {
  readonly code: number;
  /** Relative to the workspace root. */
  readonly files: readonly string[];
}

interface ProjectConfig {
  readonly include: readonly string[];
  readonly compilerOptions: { readonly types: readonly string[] };
}

function readConfig(root: string): ProjectConfig {
  const config = JSON.parse(readFileSync(join(workspaceRoot, root, 'tsconfig.json'), 'utf8')) as ProjectConfig;
  if (Object.keys(config.compilerOptions).join() !== 'types') throw new Error(`${root}/tsconfig.json sets more than its types`);
  return config;
}

/** Groups projects into few programs, whose tsconfigs are written to `reports/<name>`. */
export function writePrograms(name: string, tasks: readonly Task[]): Program[] {
  const folder = join(workspaceRoot, 'reports', name);
  mkdirSync(folder, { recursive: true });
  const groups = new Map<string, { readonly task: Task; readonly config: ProjectConfig }[]>();
  for (const task of tasks) {
    const config = readConfig(task.root);
    const types = config.compilerOptions.types.toSorted().join('-') || 'none';
    groups.set(types, [...(groups.get(types) ?? []), { task, config }]);
  }
  return [...groups].map(([types, group]) => {
    const path = join(folder, `${types.replaceAll(/\W+/g, '-')}.json`);
    const fromHere = (file: string) => relative(folder, join(workspaceRoot, file));
    writeFileSync(
      path,
      JSON.stringify({
        extends: fromHere('tsconfig.base.json'),
        compilerOptions: { types: group[0]?.config.compilerOptions.types ?? [] },
        include: group.flatMap(({ task, config: { include } }) => include.map((pattern) => fromHere(join(task.root, pattern)))),
      }),
    );
    return { config: path, tasks: group.map(({ task }) => task) };
  });
}

/** Counts a project as one check. If a program failed without naming a file of its projects, all of them failed. */
export async function checkPrograms(programs: readonly Program[], check: (program: Program) => Promise<Findings>): Promise<Tallies> {
  const tallies = new Map<string, { passed: number; failed: number }>();
  for (const program of programs) {
    const { code, files } = await check(program);
    const found = program.tasks.filter(({ root }) => files.some((file) => file.startsWith(`${root}/`)));
    const failed = code !== 0 && found.length === 0 ? program.tasks : found;
    for (const task of program.tasks) tallies.set(task.id, failed.includes(task) ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
  }
  return tallies;
}
