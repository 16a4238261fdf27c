import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor, type Tallies, type Task } from './batch-executor.ts';
import { marketsOf, readPlaywrightReport, selectionOf, specsOf, type JourneyOptions } from './playwright-report.ts';

/** Markets with the same journeys run in parallel. */
export const { run, runBatch } = batchExecutor<JourneyOptions>(async (tasks) => {
  const markets = new Map<string, Task<JourneyOptions>[]>();
  for (const task of tasks) markets.set(task.options.market, [...(markets.get(task.options.market) ?? []), task]);
  const groups = new Map<string, Task<JourneyOptions>[]>();
  for (const group of markets.values()) groups.set(specsOf(group).join(), [...(groups.get(specsOf(group).join()) ?? []), ...group]);
  const tallies: Tallies[] = [];
  for (const group of groups.values()) tallies.push(await runPlaywright(group));
  return new Map(tallies.flatMap((part) => [...part]));
});

async function runPlaywright(tasks: readonly Task<JourneyOptions>[]): Promise<Tallies> {
  const report = join(workspaceRoot, 'reports/e2e', `${marketsOf(tasks).join('-')}.json`);
  rmSync(report, { force: true });
  const { code } = await runAndRead('playwright', ['test', ...selectionOf(tasks), '--workers', '2', '--pass-with-no-tests'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    JOURNEY_BUILDS: 'ready',
  });
  return readPlaywrightReport(report, code, tasks);
}
