import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '@wallet/build';

interface VitestReport {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  /** Relative to the report's root folder. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

/** Describes each failed test in the JSON reports of Vitest and Playwright, in one line with its file and the start of its error. */
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

const failedInPlaywright = ({ config: { rootDir }, suites }: PlaywrightReport) =>
  suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const path = `${relative(workspaceRoot, join(rootDir, file))}:${String(line)}`;
        return describeFailure(`[${projectName}] ${path} › ${title}`, results.find(({ error }) => error)?.error?.message);
      }),
  );

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

function describeFailure(test: string, message = ''): string {
  const [error = ''] = stripVTControlCharacters(message).trim().split('\n');
  return error === '' ? test : `${test}: ${error.slice(0, 200)}`;
}
