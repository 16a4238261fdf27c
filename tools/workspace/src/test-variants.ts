import { parseArgs } from 'node:util';
import { apps, shortName } from '@wallet/build';
import { ensureChromium } from './shared/ensure-chromium.ts';
import { failedSeeds } from './failed-seeds.ts';
import { runAndRead, runNx } from './shared/run-nx.ts';

/** `npm run test:variants -- --seeds 200`: tests the client and both apps with that many backends of the same specification. */
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '200' } } });
if (!/^[1-9]\d*$/.test(values.seeds)) {
  console.error('Say how many backends to try: --seeds 200');
  process.exit(1);
}
const chromium = ensureChromium({ forTests: true });
const built = chromium === null ? 1 : await runNx(['run-many', '-t', 'build']);
if (chromium === null || built !== 0) process.exit(1);
const environment = { VARIANT_SEEDS: values.seeds, VARIANT_WHOLE: '1', JOURNEY_BUILDS: 'ready', CHROMIUM_PATH: chromium };

const client = await runAndRead('vitest', ['run', '--project', 'contract', 'variants.test.ts'], environment);
const failures = [`client: ${failedSeeds(client.output).join(', ')}`].filter(() => client.code !== 0);
// One app at a time: each test needs a whole processor.
for (const app of apps) {
  const run = await runAndRead('playwright', ['test', 'variants', '--project', shortName(app), '--workers', '1'], environment);
  if (run.code !== 0) failures.push(`${app}: ${failedSeeds(run.output).join(', ')}`);
}
console.log(
  failures.length === 0
    ? `\nAll ${values.seeds} backends were understood.`
    : `\nSeeds that failed, or none where the run itself broke:\n${failures.join('\n')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
