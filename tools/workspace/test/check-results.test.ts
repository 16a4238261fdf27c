import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { describe, expect, it } from 'vitest';
import { resultsOf, type Check } from '../src/check-results.ts';

const passing: Check = { name: 'lint', target: 'lint', canRun: true, count: () => ({ passed: 3, failed: 0 }) };
const engine: Check = {
  name: 'journeys in Firefox',
  target: 'firefox',
  canRun: true,
  isOptional: true,
  count: () => ({ passed: 45, failed: 0 }),
};
const ended = { code: 0, failedTasks: [] };

describe('the results of npm test', () => {
  it('count what has run', () => {
    expect(resultsOf([passing, engine], ended)).toEqual({
      lines: ['ok     lint: 3 passed, 0 failed', 'ok     journeys in Firefox: 45 passed, 0 failed', '', '48 passed, 0 failed'],
      hasPassed: true,
    });
  });

  it('count an engine that is not here as not run, in one line', () => {
    expect(resultsOf([passing, { ...engine, canRun: false }], ended)).toEqual({
      lines: ['ok     lint: 3 passed, 0 failed', 'not run journeys in Firefox', '', '3 passed, 0 failed, 1 not run'],
      hasPassed: true,
    });
  });

  it.each<[string, Check, typeof ended | { code: number; failedTasks: string[] }]>([
    ['another check that cannot run', { ...passing, canRun: false }, ended],
    ['an engine whose browser did not start, without a single journey', { ...engine, count: () => ({ passed: 0, failed: 0 }) }, ended],
    ['a task that failed without a failed journey', engine, { code: 1, failedTasks: ['wallet-th-e2e:firefox'] }],
    ['a failure of Nx itself', engine, { code: 1, failedTasks: [] }],
  ])('fail for %s', (_name, check, run) => {
    expect(resultsOf([passing, check], run).hasPassed).toBe(false);
  });
});

it('Firefox is not here where it is missing and nothing installs it, and one line says where it comes from', () => {
  const module = JSON.stringify(join(workspaceRoot, 'tools/workspace/src/shared/ensure-programs.ts'));
  const script = `import(${module}).then(({ ensureFirefox }) => { process.exitCode = ensureFirefox() ? 0 : 3; })`;
  const env = { PATH: '/nowhere', FIREFOX_PATH: '/nowhere/firefox' };
  const { status, stderr } = spawnSync(process.execPath, ['--eval', script], { env, encoding: 'utf8' });
  expect(status).toBe(3);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^The journeys in Firefox need .*(?:firefox-esr|install Firefox)/)]);
});
