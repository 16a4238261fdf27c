import { ensureChromium } from './shared/ensure-chromium.ts';
import { ensureNginx, ensureServers } from './shared/ensure-programs.ts';
import { runNx } from './shared/run-nx.ts';

/** `npm run affected`: lint, types, tests and builds of everything that a change affects. Arguments go to Nx, as in `--base=main`. */
const chromium = ensureChromium({ forTests: true });
if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium;
const onServers = [...(ensureServers() ? ['test-postgres'] : []), ...(ensureNginx() ? ['test-nginx'] : [])];
process.exitCode = await runNx([
  'affected',
  '--parallel=2',
  '-t',
  'lint',
  'typecheck',
  'test',
  'build',
  'stories',
  'e2e',
  ...onServers,
  ...process.argv.slice(2),
]);
