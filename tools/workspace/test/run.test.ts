import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { afterEach, beforeEach, expect, it } from 'vitest';

interface LockFile {
  readonly packages: Record<string, { version?: string; os?: string[] }>;
}

let project: string;

/** A project with a program, the lock file of this one, and what npm says it installed here. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'run-'));
  cpSync(join(workspaceRoot, 'tools/workspace/run.cjs'), join(project, 'tools/workspace/run.cjs'));
  cpSync(join(workspaceRoot, 'package-lock.json'), join(project, 'package-lock.json'));
  cpSync(join(workspaceRoot, 'node_modules/.package-lock.json'), join(project, 'node_modules/.package-lock.json'));
  writeFileSync(join(project, 'hello.ts'), 'console.log("hello");');
  writeFileSync(join(project, 'npm.cjs'), 'console.log(`npm ${process.argv.slice(2, -3).join(" ")}`);');
});
afterEach(() => rmSync(project, { recursive: true }));

const hello = () =>
  spawnSync(process.execPath, [join(project, 'tools/workspace/run.cjs'), 'node', join(project, 'hello.ts')], {
    env: { ...process.env, npm_execpath: join(project, 'npm.cjs') },
    encoding: 'utf8',
  }).stdout.split('\n');

function changeInstalled(change: (packages: LockFile['packages']) => void): void {
  const file = join(project, 'node_modules/.package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  change(lock.packages);
  writeFileSync(file, JSON.stringify(lock));
}

it('runs a program at once after npm ci', () => {
  expect(hello()).toEqual(['hello', '']);
});

it.each<[string, (packages: LockFile['packages']) => void]>([
  ['a package is missing', (packages) => delete packages['node_modules/react']],
  ['a package has another version', (packages) => (packages['node_modules/react'] = { version: '1.0.0' })],
  ['the packages are of another system', (packages) => (packages['node_modules/x'] = { os: ['aix'] })],
])('brings the packages up to date without removing the others when %s', (_what, change) => {
  changeInstalled(change);
  expect(hello()).toEqual([
    expect.stringContaining('Installing packages'),
    'npm install --no-save --ignore-scripts',
    'npm rebuild --ignore-scripts',
    'hello',
    '',
  ]);
});

it('installs all packages the first time', () => {
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(hello().slice(1)).toEqual(['npm ci --ignore-scripts', 'hello', '']);
});
