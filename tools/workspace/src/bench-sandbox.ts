import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { ensureServers } from './shared/ensure-programs.ts';

/** `npm run bench:sandbox`: measures how fast the sandbox moves money on PostgreSQL, and whether all of it is durable. */
if (!ensureServers()) process.exit(1);
const sandbox = join(workspaceRoot, 'tools/sandbox');
const { status } = spawnSync(
  process.execPath,
  [join(sandbox, 'test/run-on-servers.ts'), process.execPath, join(sandbox, 'on-servers/bench.ts')],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
