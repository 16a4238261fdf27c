import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { Finding } from './findings.ts';

const progressStep = 100;

/** Writes the result of each picture to a file, and prints progress. */
export default class FindingsReporter implements Reporter {
  private readonly file: string;
  private readonly findings: Finding[] = [];
  private total = 0;

  constructor({ file }: { readonly file: string }) {
    this.file = file;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.findings.push({ story: test.title, variant: test.parent.project()?.name ?? '', ...toFinding(result) });
    if (this.findings.length % progressStep === 0) console.log(`${String(this.findings.length)} of ${String(this.total)}`);
  }

  /** Prints an error of the run itself. */
  onError({ message }: TestError): void {
    console.error(message);
  }

  onEnd(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.findings));
  }
}

function toFinding({ status, errors, attachments, annotations }: TestResult): Pick<Finding, 'state' | 'failure'> {
  if (status === 'passed') {
    const types = annotations.map(({ type }) => type);
    return { state: types.includes('new') ? 'new' : types.includes('updated') ? 'updated' : 'same' };
  }
  // Playwright attaches the reference when a comparison failed.
  if (attachments.some(({ name }) => name.endsWith('-expected.png'))) return { state: 'changed' };
  return { state: 'broken', failure: stripVTControlCharacters(errors[0]?.message ?? status) };
}
