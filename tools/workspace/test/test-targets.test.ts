import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

interface Manifest {
  readonly nx: { readonly targets: Readonly<Record<string, unknown>> };
}

/** The folders of the projects that have files which a pattern matches, and no target whose name begins like one of these. */
function projectsWithout(targets: readonly string[], pattern: string): readonly string[] {
  return globSync('{apps,libs,tools}/{*,*/*}/package.json', { cwd: workspaceRoot })
    .filter((file) => !file.includes('node_modules') && globSync(join(workspaceRoot, dirname(file), pattern)).length > 0)
    .filter((file) => {
      const { nx } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as Manifest;
      return !targets.some((target) => target in nx.targets);
    })
    .map((file) => dirname(file));
}

// A project without the target keeps its tests, and nobody runs them.
it('every project with tests has a target that runs them', () => {
  expect(projectsWithout(['test', 'test-nginx'], '{src,test}/**/*.test.{ts,tsx}')).toEqual([]);
});

it('every project with stories has a target that runs them', () => {
  expect(projectsWithout(['stories'], 'src/**/*.stories.tsx')).toEqual([]);
});

it('every npm script has its program', () => {
  const { scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { readonly scripts: Record<string, string> };
  const programs = Object.values(scripts).map((script) => /^node tools\/workspace\/run\.cjs ([\w-]+)$/.exec(script)?.[1] ?? script);
  expect(programs.filter((program) => !existsSync(join(workspaceRoot, `tools/workspace/src/${program}.ts`)))).toEqual([]);
});

it('no journey is tagged for an engine on a build that it does not run on', () => {
  const files = globSync('tools/journeys/src/*.spec.ts', { cwd: workspaceRoot });
  const tags = files.flatMap((file) =>
    [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(/\btag: (\[[^\]]*\])/g)].map(([, list = '']) => `${file} ${list}`),
  );
  expect(tags.length).toBeGreaterThan(20);
  const markets = ['th', 'la'];
  expect(
    tags.filter((list) =>
      markets.some((own) => list.includes(`'@${own}'`) && markets.some((other) => other !== own && list.includes(`-${other}'`))),
    ),
  ).toEqual([]);
});
