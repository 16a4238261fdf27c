import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { apps, workspaceRoot } from '@wallet/build';
import { resultsOf, type Check } from './check-results.ts';
import { failedTests } from './failed-tests.ts';
import { engineTargets } from './shared/engine-specs.ts';
import { ensureChromium } from './shared/ensure-chromium.ts';
import { ensureOldChromium } from './shared/ensure-old-chromium.ts';
import { ensureFirefox, ensureNginx, ensureServers, ensureWebkit, installMissing } from './shared/ensure-programs.ts';
import { runTasks } from './shared/run-nx.ts';
import { addTallies, readTally, tallyVitest, type Tally } from './shared/tally.ts';

/**
 * `npm test`: lint, types, unit tests, the sandbox's tests on PostgreSQL and Redis, stories, all builds with their size budgets, nginx in
 * front of them, and the journeys, each as an Nx target: everything unchanged since an earlier run comes from the cache. Lint, type checks
 * and builds count as one check per project; tests count individually.
 */
const reports = join(workspaceRoot, 'reports');
rmSync(reports, { recursive: true, force: true });

const tallied = (target: string) => () => addTallies(globSync(join(reports, `tallies/*/${target}.json`)).map(readTally));
const vitest = (pattern: string) => () => tallyVitest(join(reports, pattern));

const builds = (failedTasks: readonly string[]): Tally => {
  const failed = apps.filter((app) => failedTasks.includes(`${app}:build`)).length;
  return { passed: apps.length - failed, failed };
};

const sources: readonly Check[] = [
  { name: 'lint', target: 'lint', canRun: true, count: tallied('lint*') },
  { name: 'types', target: 'typecheck', canRun: true, count: tallied('typecheck') },
  { name: 'unit tests', target: 'test', canRun: true, count: tallied('test') },
  { name: 'builds and size budgets', target: 'build', canRun: true, count: builds },
];

/** The checks that need a program of the system. */
async function withPrograms(): Promise<readonly Check[]> {
  await installMissing();
  const chromium = ensureChromium({ forTests: true });
  if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium;
  // The libraries that it needs come with the other one.
  const oldChromium = chromium === null ? null : await ensureOldChromium();
  return [
    { name: 'nginx configuration', target: 'test-nginx', canRun: ensureNginx(), count: vitest('nginx/*.json') },
    { name: 'sandbox on PostgreSQL and Redis', target: 'test-postgres', canRun: ensureServers(), count: vitest('postgres/*.json') },
    { name: 'stories', target: 'stories', canRun: chromium !== null, count: tallied('stories') },
    { name: 'browser journeys', target: 'e2e', canRun: chromium !== null, count: tallied('e2e-*') },
    {
      name: 'journeys in an old Chromium',
      target: 'old-chromium',
      canRun: oldChromium !== null,
      isOptional: true,
      count: tallied('old-chromium-*'),
    },
    { name: 'journeys in Firefox', target: 'firefox', canRun: ensureFirefox(), isOptional: true, count: tallied('firefox-*') },
    { name: 'journeys in WebKit', target: 'webkit', canRun: ensureWebkit(), isOptional: true, count: tallied('webkit') },
  ];
}

/**
 * Nx runs one batch at a time, so two runs in parallel keep both cores of a small machine busy. More would only make tests wait for the
 * processor.
 */
const run = (targets: readonly string[], ...options: readonly string[]) =>
  runTasks(['run-many', '-t', ...targets, '--parallel=2', '--nxBail=false', ...options]);

const installing = withPrograms();
const runWhatCan = async (targets: readonly string[], ...options: readonly string[]) => {
  const runnable = (await installing)
    .filter(({ target, canRun }) => canRun && targets.includes(target))
    .flatMap(({ target }) => (target === 'firefox' || target === 'old-chromium' ? engineTargets(workspaceRoot, target) : [target]));
  return runnable.length === 0 ? null : run(runnable, ...options);
};
// Built first, since all journeys need it. Nx would put the builds in their place again for what depends on them, under the journeys.
const built = await run(['build']);
const asBuilt = '--excludeTaskDependencies';
/** In this order: the longest first, and what only computes last, when both cores are free for it. */
const queue = [
  () => runWhatCan(['e2e']),
  () => run(['lint', 'typecheck']),
  () => runWhatCan(['test-nginx', 'test-postgres', 'old-chromium', 'firefox', 'webkit'], asBuilt),
  () => run(['test']),
  () => runWhatCan(['stories']),
];
const runs = [built];
const runQueue = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const done = await next();
    if (done) runs.push(done);
  }
};
await Promise.all([runQueue(), runQueue()]);
const code = Math.max(...runs.map((one) => one.code));
const failedTasks = runs.flatMap((one) => one.failedTasks);
const checks = [...sources, ...(await installing)];

const failures = failedTests(reports);
if (failures.length > 0) console.log(['', 'Failed tests:', ...failures].join('\n'));
// A task can fail without a failed test, such as by too little coverage.
if (failedTasks.length > 0) console.log(['', 'Failed tasks:', ...failedTasks].join('\n'));
console.log('');
const { lines, hasPassed } = resultsOf(checks, { code, failedTasks });
console.log(lines.join('\n'));
process.exitCode = hasPassed ? 0 : 1;
