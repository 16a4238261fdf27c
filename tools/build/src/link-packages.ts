import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace/workspace.ts';

/** Links the installed packages into a copy of the workspace. The workspace's own packages are linked to the copy. */
export function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@wallet'), { recursive: true });
  for (const name of readdirSync(join(workspaceRoot, 'node_modules'))) {
    if (name !== '@wallet') symlinkSync(join(workspaceRoot, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const manifest of globSync('{libs/*,libs/features/*,tools/*}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, manifest), 'utf8')) as { readonly name: string };
    symlinkSync(join(copy, manifest, '..'), join(copy, 'node_modules', name));
  }
}
