import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from '../run-nx.ts';
import { batchExecutor } from './batch-executor.ts';
import { readPlaywrightReport, type JourneyOptions } from './playwright-report.ts';

const folder = join(workspaceRoot, 'tools/journeys/src/firefox');
const report = join(workspaceRoot, 'reports/firefox/journeys.json');
/** Other ports than those of the journeys in Chromium, which run at the same time. */
const port = '4350';

/** The journeys in Firefox, all markets in one run. */
export const { run, runBatch } = batchExecutor<JourneyOptions>(async (tasks) => {
  rmSync(report, { force: true });
  const projects = tasks.flatMap(({ options: { market } }) => ['--project', market]);
  const config = join(folder, 'firefox-config.ts');
  const { code } = await runAndRead('playwright', ['test', '--config', config, ...projects, '--workers', '2'], {
    JOURNEY_PORT: port,
    NODE_OPTIONS: `--import ${join(folder, 'adapt-playwright.ts')}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return readPlaywrightReport(report, code, tasks);
});
