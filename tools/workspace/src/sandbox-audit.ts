import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';

/** `npm run sandbox:audit`: verifies the ledger of the sandbox's data. The sandbox must not run, unless it uses PostgreSQL. */
const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'tools/sandbox/src/audit.ts')], { stdio: 'inherit' });
process.exitCode = status ?? 1;
