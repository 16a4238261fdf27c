import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { ensureChromium } from './shared/ensure-chromium.ts';
import { runNx } from './shared/run-nx.ts';

/** `npm run recordings`: builds the apps, then records their how-to videos. Topic names limit it to those. */
const chromium = ensureChromium();
const built = chromium === null ? 1 : await runNx(['run-many', '-t', 'build']);
if (chromium === null || built !== 0) process.exit(1);
const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'tools/recordings/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exitCode = status ?? 1;
