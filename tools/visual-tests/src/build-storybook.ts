import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { linkPackages, workspaceRoot } from '@wallet/build';

const built = 'dist/storybook';

/** Builds the Storybook of the working tree, or takes it from the Nx cache. Resolves to its folder. */
export async function buildWorkingTree(): Promise<string> {
  await run('nx run storybook:build-storybook --outputStyle=static', workspaceRoot);
  return join(workspaceRoot, built);
}

/** Builds the Storybook of another checkout by its own command, with the packages installed here. Resolves to its folder. */
export async function buildCheckout(checkout: string): Promise<string> {
  linkPackages(checkout);
  const { targets } = JSON.parse(readFileSync(join(checkout, '.storybook/project.json'), 'utf8')) as {
    readonly targets: { readonly 'build-storybook': { readonly command: string } };
  };
  await run(targets['build-storybook'].command, checkout);
  return join(checkout, built);
}

async function run(command: string, cwd: string): Promise<void> {
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, { cwd, shell: true, stdio: 'inherit', env: { ...process.env, PATH: path } });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`\`${command}\` ended with ${String(code)}.`);
}
