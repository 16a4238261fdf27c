import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor } from './batch-executor.ts';
import { readPlaywrightReport, selectionOf, type JourneyOptions } from './playwright-report.ts';

interface Engine {
  /** Folder of its journeys, and of their configuration `<name>-config.ts`. */
  readonly name: string;
  /** First port of its servers: other ones than those of the journeys in Chromium, which run at the same time. */
  readonly port: number;
  /** File in its folder that is loaded first. */
  readonly preload?: string;
  /** Makes the browser available, and resolves to the environment variables with which its configuration finds it. */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
}

/** Creates an executor of the journeys in another browser, with all markets in one run. */
export const engineExecutor = ({ name, port, preload, prepare }: Engine) =>
  batchExecutor<JourneyOptions>(async (tasks) => {
    const folder = join(workspaceRoot, 'tools/journeys/src', name);
    const report = join(workspaceRoot, 'reports', name, 'journeys.json');
    rmSync(report, { force: true });
    // Another worker would need a sandbox and a browser of its own, while other checks use the other core.
    const { code } = await runAndRead(
      'playwright',
      ['test', ...selectionOf(tasks), '--config', join(folder, `${name}-config.ts`), '--workers', '1'],
      {
        JOURNEY_PORT: String(port),
        JOURNEY_BUILDS: 'ready',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(await prepare?.()),
        ...(preload !== undefined && { NODE_OPTIONS: `--import ${join(folder, preload)}` }),
      },
    );
    return readPlaywrightReport(report, code, tasks);
  });
