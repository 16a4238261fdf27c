import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@wallet/build';

/** Runs Nx in the workspace, with its output. Returns its exit code. */
export const runNx = (args: readonly string[]): number => spawnSync('nx', args, { cwd: workspaceRoot, stdio: 'inherit' }).status ?? 1;
