import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

const documents = globSync('{*.md,docs/**/*.md,tools/*/README.md,.github/**/*.{md,yml}}', { cwd: workspaceRoot });

/** What the documents show after a text, such as the scripts after `npm run `. */
const shown = (pattern: RegExp): readonly (readonly string[])[] =>
  documents
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) => [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(pattern)].map(([, ...groups]) => groups));

it('every npm script that a document shows exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { readonly scripts: Record<string, string> };
  const names = shown(/\bnpm run ([\w:-]+)/g).flat();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

it('every target and project that a document shows exists', async () => {
  const { nodes } = await createProjectGraphAsync();
  const commands = shown(/\bnpx nx ([\w-]+) ([\w-]+)/g).filter(([verb = '']) => !['affected', 'run-many', 'graph', 'g'].includes(verb));
  expect(commands.length).toBeGreaterThan(5);
  const missing = commands.filter(([target = '', project = '']) => nodes[project]?.data.targets?.[target] === undefined);
  expect(missing).toEqual([]);
});

it('every Vitest project that a document shows exists', () => {
  const names = shown(/\bnpx vitest (?:run )?--project ([\w-]+)/g).flat();
  const manifests = globSync('{libs,tools}/{*,*/*}/package.json', { cwd: workspaceRoot });
  const projects = manifests.map(
    (file) => (JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as { nx?: { name: string } }).nx?.name,
  );
  expect(names.filter((name) => !projects.includes(name))).toEqual([]);
});

it('every path and file that a document shows exists', () => {
  const folders = /^(?:apps|libs|tools|docs|src|test|full|on-servers|\.github|\.storybook)\//;
  // `release-docs.test.ts` of `deploy` reads the one document that belongs to a release.
  const exclude = ['**/node_modules', 'tools/deploy/release.md'];
  const named = globSync('{*.md,docs/**/*.md,tools/**/*.md}', { cwd: workspaceRoot, exclude }).flatMap((document) => {
    const text = readFileSync(join(workspaceRoot, document), 'utf8');
    const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path).filter((path) => folders.test(path));
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) => `${dirname(document)}/${path}`);
    return [...paths, ...links].map((path) => ({ document, path }));
  });
  const exists = (path: string) => existsSync(join(workspaceRoot, path));
  // The market that a document adds as an example.
  const kept = named.filter(({ path }) => !path.includes('wallet-kh'));
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter(({ document, path }) => !exists(path) && !exists(join(dirname(document), path)))).toEqual([]);
});
