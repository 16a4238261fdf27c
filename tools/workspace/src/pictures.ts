import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { ensureChromium } from './shared/ensure-chromium.ts';

/** `npm run pictures`: compares every story with its reference, or with another commit by `--base`. */
const chromium = ensureChromium();
if (chromium === null) process.exit(1);
const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'tools/visual-tests/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exitCode = status ?? 1;
