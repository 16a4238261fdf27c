import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { checkLint } from './check-lint.ts';
import { checkTypes } from './check-types.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureNginx, ensureServers } from './ensure-servers.ts';
import { writePrograms } from './programs.ts';
import { projectsWith, runAndRead, runTarget } from './run-nx.ts';
import { addTallies, tallyPlaywright, tallyVitest, type Tally } from './tally.ts';

/**
 * `npm test`: everything proven. Lint, types, unit tests, the sandbox's once more on PostgreSQL and Redis, stories, both
 * builds with their size budgets, nginx in front of them, and the browser journeys. A lint, type check or build counts as one check a project; a
 * test counts as itself.
 */
const reports = join(workspaceRoot, 'reports');
rmSync(reports, { recursive: true, force: true });

const chromium = ensureChromium({ forTests: true });
if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium;

const results: [string, Tally][] = [];
const check = async (name: string, measure: () => Promise<Tally>) => {
  console.log(`\n=== ${name} ===`);
  results.push([name, await measure()]);
};

/** The counted tests, and one failure more where the runner failed without a failed test to show for it. */
async function counted(target: string, tally: () => Tally, parallel?: number): Promise<Tally> {
  return orRunner(await runTarget(target, parallel), tally());
}

const orRunner = (run: Tally, tests: Tally): Tally => (run.failed > 0 && tests.failed === 0 ? { ...tests, failed: run.failed } : tests);

/** Projects whose tests run in a way of their own: with coverage, or sharing what was loaded. */
const ownWay = ['domain', 'sandbox'];

/** Unit tests of all projects. Those without a way of their own run in one process, which loads what they share once. */
async function checkUnits(): Promise<Tally> {
  const others = projectsWith('test').filter((project) => !ownWay.includes(project));
  const report = join(reports, 'unit/together.json');
  const [own, together] = await Promise.all([
    runTarget('test', 1, ownWay),
    runAndRead('vitest', [
      'run',
      ...others.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  ]);
  return orRunner({ passed: 0, failed: own.failed + (together.code === 0 ? 0 : 1) }, tallyVitest(join(reports, 'unit/*.json')));
}

/** The sandbox's tests once more, on the databases of an operator. */
async function checkOnServers(): Promise<void> {
  const name = 'sandbox on PostgreSQL and Redis';
  if (ensureServers()) {
    await check(name, () => counted('test-postgres', () => tallyVitest(join(reports, 'postgres/*.json'))));
  } else {
    results.push([`${name}: not here`, { passed: 0, failed: 1 }]);
  }
}

/** The nginx configuration, attacked with the built apps behind it. */
async function checkOnNginx(): Promise<void> {
  const name = 'nginx configuration';
  if (ensureNginx()) {
    await check(name, () => counted('test-nginx', () => tallyVitest(join(reports, 'nginx/*.json'))));
  } else {
    results.push([`${name}: no nginx`, { passed: 0, failed: 1 }]);
  }
}

// Neither of two that run beside each other needs what the other has, nor all of a machine.
const programs = writePrograms();
const types = checkTypes(programs);
await check('lint', () => checkLint(programs));
await check('types', () => types);
await check('unit tests', checkUnits);
await check('builds and size budgets', () => runTarget('build'));
await checkOnNginx();
if (chromium === null) {
  results.push(['stories and browser journeys: no Chromium', { passed: 0, failed: 1 }]);
  await checkOnServers();
} else {
  const journeys = check('browser journeys', () => counted('e2e', () => tallyPlaywright(join(reports, 'e2e/*.json'))));
  await checkOnServers();
  await check('stories', () => counted('stories', () => tallyVitest(join(reports, 'stories/*.json')), 1));
  await journeys;
}

console.log('');
for (const [name, { passed, failed }] of results) {
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${String(passed)} passed, ${String(failed)} failed`);
}
const { passed, failed } = addTallies(results.map(([, tally]) => tally));
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
