import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

type Packages = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Packages;
  readonly devDependencies?: Packages;
}

/** The manifests of the workspace and its libs. */
const manifests = globSync(['package.json', 'libs/*/package.json', 'libs/features/*/package.json'], { cwd: workspaceRoot }).map(
  (file) => JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as Manifest,
);
const declared = (kind: keyof Manifest) =>
  manifests.flatMap((manifest) => Object.entries(manifest[kind] ?? {})).filter(([name]) => !name.startsWith('@wallet/'));
const dependencies = Object.fromEntries(declared('dependencies'));
const devDependencies = Object.fromEntries(declared('devDependencies'));

/** Modules of the apps: no tests, no stories, nothing that only the build runs. */
const isShipped = (file: string) => !/node_modules|\.test\.|\.stories\.|\/stories\/|\/app-testing\/|\/tests?\/|\/prerender/.test(file);

/** Packages that test helpers among the modules use. */
const ofTests = ['vitest', 'jsdom', 'sass', '@testing-library/react'];

function importedPackages(): Set<string> {
  const files = globSync('{libs,libs/features,apps}/*/src/**/*.{ts,tsx}', { cwd: workspaceRoot }).filter(isShipped);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(workspaceRoot, file), 'utf8');
    return [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^'.][^']*)'/g)].map(([, name = '']) => name);
  });
  const packages = found.filter((name) => !/^(?:node:|virtual:|@wallet\/)/.test(name));
  return new Set(
    packages.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
}

it('declares everything that the apps ship as dependencies, which are what the audit checks', () => {
  const imported = [...importedPackages()].filter((name) => name in dependencies || name in devDependencies);
  expect(imported.length).toBeGreaterThan(15);
  expect(imported.filter((name) => !(name in dependencies) && !ofTests.includes(name))).toEqual([]);
});

it('uses one version of each package', () => {
  const all = [...declared('dependencies'), ...declared('devDependencies')];
  expect(all.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(all.filter(([name, version]) => version !== (dependencies[name] ?? devDependencies[name]))).toEqual([]);
});

it('runs no script of a package when it is installed', () => {
  expect(readFileSync(join(workspaceRoot, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});

it('knows which packages have such a script, since they must work without it', () => {
  const { packages } = JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
  };
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([path]) => path)).toEqual(['node_modules/@parcel/watcher', 'node_modules/esbuild', 'node_modules/nx']);
});

it('runs the checks with one version of each action and of the browser’s installer', () => {
  const files = globSync('.github/**/*.yml', { cwd: workspaceRoot });
  const checks = files.map((file) => readFileSync(join(workspaceRoot, file), 'utf8')).join('\n');
  const actions = [...checks.matchAll(/uses: ([^.\s]\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
  const installers = [...checks.matchAll(/npx --yes (\S+)/g)].map(([, name]) => name);
  expect(new Set(installers)).toEqual(new Set([`playwright@${devDependencies.playwright ?? ''}`]));
});

it('says in the security document why each of them is there', () => {
  const [, section = ''] = readFileSync(join(workspaceRoot, 'docs/security.md'), 'utf8').split('\n## Packages\n');
  const named = [...section.matchAll(/^- (`[^:]+`):/gm)].flatMap(([, names = '']) => names.match(/[^`,\s]+/g) ?? []);
  expect(named.sort()).toEqual([...importedPackages()].filter((name) => name in dependencies && !ofTests.includes(name)).sort());
});
