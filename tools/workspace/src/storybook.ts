import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@wallet/build';

/** `npm run storybook`: the components for designers, on port 6006. */
const { status } = spawnSync('storybook', ['dev', '-c', '.storybook', '-p', '6006', '--no-open', '--disable-telemetry'], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
