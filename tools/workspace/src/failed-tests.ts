import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '@wallet/build';
import { testsOf, type PlaywrightReport } from './executors/playwright-report.ts';
import type { VitestReport } from './executors/vitest-report.ts';

/** Describes each failed test in the JSON reports of Vitest and Playwright, in one line with its file, the start of its error and what differed. */
export function failedTests(reports: string): string[] {
  return globSync(join(reports, '**/*.json')).flatMap((file) => {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof report !== 'object' || report === null) return [];
    if ('testResults' in report) return failedInVitest(report as VitestReport);
    return 'suites' in report && 'config' in report ? failedInPlaywright(report as PlaywrightReport) : [];
  });
}

const failedInVitest = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(workspaceRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describeFailure(path, message)];
    return failed.map(({ fullName, failureMessages }) => describeFailure(`${path} › ${fullName}`, failureMessages?.[0]));
  });

const failedInPlaywright = (report: PlaywrightReport) =>
  testsOf(report)
    .filter(({ isFailed }) => isFailed)
    .map(({ path, line, title, projectName, error }) =>
      describeFailure(`[${projectName}] ${relative(workspaceRoot, path)}:${String(line)} › ${title}`, error),
    );

/** What a comparison expected and received follows the first line of its error. */
const lineOfDifference = /^(?:[+-] +\S|Expected|Received)/u;

function describeFailure(test: string, message = ''): string {
  const [error = '', ...rest] = stripVTControlCharacters(message).trim().split('\n');
  if (error === '') return test;
  const differences = rest.filter((line) => lineOfDifference.test(line)).map((line) => line.trim().replaceAll(/\s+/gu, ' '));
  return `${test}: ${[error, ...differences].join(' | ').slice(0, 400)}`;
}
