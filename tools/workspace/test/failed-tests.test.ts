import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failedTests } from '../src/failed-tests.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-failed-'));
  mkdirSync(join(folder, 'unit'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));
const inWorkspace = (path: string) => join(workspaceRoot, path);

it('names failed unit tests and files that could not be loaded, each with the start of the error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a sum is right', failureMessages: [] },
    { status: 'failed', fullName: 'a sum is short', failureMessages: ['\u001b[31mError: 3 is not 2\u001b[39m\n  at sum.test.ts'] },
  ];
  write('unit/together.json', {
    testResults: [
      { name: inWorkspace('libs/a/sum.test.ts'), status: 'failed', message: '', assertionResults },
      { name: inWorkspace('libs/a/broken.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(failedTests(folder)).toEqual([
    'libs/a/sum.test.ts › a sum is short: Error: 3 is not 2',
    'libs/a/broken.test.ts: Cannot find module',
  ]);
});

it('names failed and flaky journeys with their market and line', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'la', status, results: [message === undefined ? {} : { error: { message } }, {}] }],
  });
  write('th-la.json', {
    config: { rootDir: inWorkspace('tools/journeys/src') },
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('refreshes', 'unexpected', 'Error: no balance\nCall log:'), spec('closes', 'flaky')] }],
      },
    ],
  });
  expect(failedTests(folder)).toEqual([
    '[la] tools/journeys/src/home.spec.ts:7 › refreshes: Error: no balance',
    '[la] tools/journeys/src/home.spec.ts:7 › closes',
  ]);
});

it('says what differed', () => {
  const message = [
    'Error: expect(received).toEqual(expected) // deep equality',
    '',
    '- Expected  - 1',
    '+ Received  + 3',
    '',
    '- Array []',
    '+ Array [',
    '+   "/user/spin moves by 3 px",',
    '+ ]',
    '    at screens.spec.ts:64',
  ].join('\n');
  write('unit/together.json', {
    testResults: [
      {
        name: inWorkspace('libs/a/sum.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [{ status: 'failed', fullName: 'fits', failureMessages: [message] }],
      },
    ],
  });
  expect(failedTests(folder)).toEqual([expect.stringContaining('"/user/spin moves by 3 px"')]);
});

it('ignores other reports', () => {
  write('tally.json', { passed: 1, failed: 0 });
  expect(failedTests(folder)).toEqual([]);
});
