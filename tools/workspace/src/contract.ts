import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';

/** `npm run contract -- --base URL ...`: checks a backend against the contract and writes a report. */
const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'tools/contract-kit/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
