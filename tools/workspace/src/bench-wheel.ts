import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { apps, workspaceRoot } from '@wallet/build';
import { ensureChromium } from './shared/ensure-chromium.ts';
import { runNx } from './shared/run-nx.ts';

/** `npm run bench:wheel`: builds the first app, then measures how smoothly its prize wheel turns and where it stops. */
const chromium = ensureChromium();
const [app] = apps;
if (app === undefined || chromium === null || (await runNx(['build', app])) !== 0) process.exit(1);
const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'tools/bench/src/wheel.ts'), app], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exitCode = status ?? 1;
