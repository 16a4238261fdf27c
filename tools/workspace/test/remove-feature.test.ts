import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { afterAll, expect, it } from 'vitest';
import { copyWorkspace } from './copy-workspace.ts';

/** The app shell itself uses these two: a login leads to home, everything else to the login. */
const needed = ['auth', 'home'];

const features = globSync('libs/features/*', { cwd: workspaceRoot })
  .map((folder) => basename(folder))
  .filter((name) => !needed.includes(name))
  .sort();

/** A different one each day; `FEATURE` selects one. */
const feature = process.env['FEATURE'] ?? features[Math.floor(Date.now() / 86_400_000) % features.length] ?? '';

const copy = mkdtempSync(join(tmpdir(), 'without-feature-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Removes the feature from an app: its import and its entry in the list. */
function removeFromApp(app: string): void {
  const file = join(copy, 'apps', app, 'src/app.ts');
  const code = readFileSync(file, 'utf8');
  const name = new RegExp(`import \\{ (\\w+) \\} from '@wallet/features-${feature}';\\n`).exec(code);
  if (!name) throw new Error(`${app} does not have the feature ${feature}`);
  writeFileSync(file, code.replace(name[0], '').replace(new RegExp(`(features: \\[[^\\]]*)\\b${String(name[1])}\\b,?\\s*`), '$1'));
}

it(`an app still compiles without the folder of a feature and its line in the app: ${feature}`, () => {
  copyWorkspace(copy, ['libs', 'apps', 'tools/build', 'tsconfig.base.json']);
  rmSync(join(copy, 'libs/features', feature), { recursive: true });
  rmSync(join(copy, 'node_modules/@wallet', `features-${feature}`));
  removeFromApp('wallet-th');
  const tsc = join(workspaceRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', join(copy, 'apps/wallet-th/tsconfig.json')], { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 120_000);
