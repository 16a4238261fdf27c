import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from './run-nx.ts';
import type { Tally } from './tally.ts';

interface Project {
  /** Its folder, from the root of the workspace. */
  readonly root: string;
  readonly include: readonly string[];
  readonly types: readonly string[];
}

const reports = join(workspaceRoot, 'reports');

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

/** Counts the projects in which nothing, and in which something was found. Where a tool failed without saying where, that is one more. */
function tally(projects: readonly Project[], code: number, files: readonly string[]): Tally {
  const roots = new Set(files.map((file) => projects.find(({ root }) => file.startsWith(`${root}/`))?.root ?? file));
  const failed = code !== 0 && roots.size === 0 ? 1 : roots.size;
  return { passed: Math.max(projects.length - failed, 0), failed };
}

function groupByTypes(projects: readonly Project[]): Readonly<Record<string, readonly Project[]>> {
  const groups: Record<string, Project[]> = {};
  for (const project of projects) (groups[project.types.toSorted().join()] ??= []).push(project);
  return groups;
}

/**
 * Types of all projects. Those that see the same global types are checked together, in a fraction of the time that each
 * takes by itself: what they share is read once. A project counts as one check.
 */
export async function checkTypes(): Promise<Tally> {
  const projects = listProjects();
  const groups = Object.entries(groupByTypes(projects));
  const configs = join(reports, 'types');
  mkdirSync(configs, { recursive: true });
  const files: string[] = [];
  let failures = 0;
  for (const [name, group] of groups) {
    const config = join(configs, `${name.replaceAll(/\W+/g, '-') || 'none'}.json`);
    const fromConfig = (path: string) => relative(dirname(config), join(workspaceRoot, path));
    writeFileSync(
      config,
      JSON.stringify({
        extends: fromConfig('tsconfig.base.json'),
        compilerOptions: { types: group[0]?.types ?? [] },
        include: group.flatMap(({ root, include }) => include.map((pattern) => fromConfig(join(root, pattern)))),
      }),
    );
    const { code, output } = await runAndRead('tsc', ['--noEmit', '--pretty', 'false', '-p', config]);
    if (code !== 0) failures += 1;
    files.push(...[...output.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
  }
  return tally(projects, failures, files);
}
