import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { afterAll, describe, expect, it } from 'vitest';
import type { Task } from '../src/executors/batch-executor.ts';
import { readPlaywrightReport } from '../src/executors/playwright-report.ts';
import { checkPrograms, type Findings } from '../src/executors/programs.ts';
import { readVitestReport } from '../src/executors/vitest-report.ts';
import { completeTally } from '../src/shared/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const withdraw: Task = { id: 'withdraw:test', project: 'withdraw', root: 'libs/features/withdraw', options: {} };
const transfer: Task = { id: 'transfer:test', project: 'transfer', root: 'libs/features/transfer', options: {} };
const tasks = [withdraw, transfer];

const ok = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

describe('checkPrograms', () => {
  const check = async (findings: Findings) =>
    Object.fromEntries(await checkPrograms([{ config: 'all.json', tasks }], async () => findings));

  it('fails the projects of the named files', async () => {
    expect(await check({ code: 1, files: ['libs/features/withdraw/src/index.ts'] })).toEqual({
      'withdraw:test': failed,
      'transfer:test': ok,
    });
  });

  it('fails all projects when no file is named', async () => {
    expect(await check({ code: 2, files: [] })).toEqual({ 'withdraw:test': failed, 'transfer:test': failed });
  });

  it('fails all projects when a file of another project is named', async () => {
    expect(await check({ code: 1, files: ['libs/domain/src/index.ts'] })).toEqual({ 'withdraw:test': failed, 'transfer:test': failed });
  });
});

describe('readVitestReport', () => {
  const file = (path: string, status: string, ...tests: string[]) => ({
    name: join(workspaceRoot, path),
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  });
  const read = (code: number, ...testResults: object[]) => {
    const report = join(folder, 'vitest.json');
    writeFileSync(report, JSON.stringify({ testResults }));
    return Object.fromEntries(readVitestReport(report, code, tasks));
  };
  const passedFile = file('libs/features/transfer/src/a.test.ts', 'passed', 'passed', 'passed');

  it('counts the tests of each task', () => {
    const failedFile = file('libs/features/withdraw/src/a.test.ts', 'failed', 'passed', 'failed', 'failed');
    expect(read(1, passedFile, failedFile)).toEqual({
      'withdraw:test': { passed: 1, failed: 2 },
      'transfer:test': { passed: 2, failed: 0 },
    });
  });

  it('counts a file that could not be loaded', () => {
    expect(read(1, passedFile, file('libs/features/withdraw/src/a.test.ts', 'failed'))).toEqual({
      'withdraw:test': failed,
      'transfer:test': { passed: 2, failed: 0 },
    });
  });

  it('adds a failure when the run failed without a failed test', () => {
    const other = file('libs/features/withdraw/src/a.test.ts', 'passed', 'passed');
    expect(read(1, passedFile, other)).toEqual({ 'withdraw:test': { passed: 1, failed: 1 }, 'transfer:test': { passed: 2, failed: 1 } });
  });

  it('fails a project without any tests', () => {
    expect(read(0, passedFile)).toEqual({ 'withdraw:test': failed, 'transfer:test': { passed: 2, failed: 0 } });
  });
});

describe('readPlaywrightReport', () => {
  const spec = 'tools/journeys/src/withdraw.spec.ts';
  const journeys = ['th', 'la'].map((market) => ({
    id: `${market}:e2e`,
    project: market,
    root: `apps/wallet-${market}-e2e`,
    options: { market, spec },
  }));
  const test = (projectName: string, status: string) => ({ projectName, status, results: [] });
  const read = (code: number, tests: object[], errors: object[] = []) => {
    const report = join(folder, 'playwright.json');
    const suites = [{ specs: [], suites: [{ specs: [{ file: 'withdraw.spec.ts', line: 1, title: 'withdraw', tests }] }] }];
    writeFileSync(report, JSON.stringify({ config: { rootDir: join(workspaceRoot, 'tools/journeys/src') }, suites, errors }));
    return Object.fromEntries(readPlaywrightReport(report, code, journeys));
  };

  it('counts each market’s journeys, and flaky ones as failed', () => {
    const tests = [test('th', 'expected'), test('th', 'expected'), test('la', 'expected'), test('la', 'unexpected'), test('la', 'flaky')];
    expect(read(1, tests)).toEqual({ 'th:e2e': { passed: 2, failed: 0 }, 'la:e2e': { passed: 1, failed: 2 } });
  });

  it('adds a failure when the run failed without a failed journey', () => {
    const tests = [test('th', 'expected'), test('la', 'expected')];
    const failed = { passed: 1, failed: 1 };
    expect(read(1, tests)).toEqual({ 'th:e2e': failed, 'la:e2e': failed });
    expect(read(0, tests, [{}])).toEqual({ 'th:e2e': failed, 'la:e2e': failed });
  });
});

describe('the targets of an app’s journeys', () => {
  interface Project {
    readonly targets: Readonly<Record<string, { readonly inputs?: readonly (string | { readonly projects?: readonly string[] })[] }>>;
  }
  const read = (project: string) =>
    JSON.parse(execFileSync('nx', ['show', 'project', project, '--json'], { cwd: workspaceRoot, encoding: 'utf8' })) as Project;
  const { targets } = read('wallet-th-e2e');
  const projectsOf = (target: string) =>
    targets[target]?.inputs?.flatMap((input) => (typeof input === 'string' ? [] : (input.projects ?? []))) ?? [];

  it('of a feature depend on it and the shared features, but on no others', () => {
    expect(
      projectsOf('e2e-withdraw')
        .filter((name) => name.startsWith('features-'))
        .toSorted(),
    ).toEqual(['features-agreement', 'features-auth', 'features-home', 'features-withdraw']);
    expect(projectsOf('e2e-withdraw')).toEqual(expect.arrayContaining(['wallet-th', 'money', 'app-shell', 'domain', 'sandbox']));
  });

  it('in another browser depend on no more, and exist for the files with its tags only', () => {
    expect(projectsOf('firefox-withdraw')).toEqual(projectsOf('e2e-withdraw'));
    expect(projectsOf('old-chromium-transfer')).toEqual(projectsOf('e2e-transfer'));
    expect(targets).not.toHaveProperty('firefox-screens');
  });

  it('that use the whole app depend on all features', () => {
    expect(projectsOf('e2e-screens')).toEqual(expect.arrayContaining(['features-withdraw', 'features-spin', 'features-statement']));
  });
}, 60_000);

describe('judgeTally', () => {
  it('keeps a plausible tally', () => {
    expect(completeTally({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 0 });
    expect(completeTally({ passed: 3, failed: 2 }, true)).toEqual({ passed: 3, failed: 2 });
  });

  it('adds a failure for a task that failed without a failed check', () => {
    expect(completeTally({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 1 });
  });

  it('adds a failure when nothing was counted', () => {
    expect(completeTally({ passed: 0, failed: 0 }, false)).toEqual({ passed: 0, failed: 1 });
  });
});

it('no Nx target is an npm script, which would run the whole workspace recursively', () => {
  const graph = execFileSync('nx', ['graph', '--print'], { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { nodes } = (JSON.parse(graph) as { readonly graph: { readonly nodes: Readonly<Record<string, Node>> } }).graph;
  const scripts = Object.entries(nodes).flatMap(([project, { data }]) =>
    Object.entries(data.targets).flatMap(([target, { executor }]) => (executor === 'nx:run-script' ? [`${project}:${target}`] : [])),
  );
  expect(Object.keys(nodes)).toContain('source');
  expect(scripts).toEqual([]);
});

interface Node {
  readonly data: { readonly targets: Readonly<Record<string, { readonly executor?: string }>> };
}
