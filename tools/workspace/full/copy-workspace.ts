import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';

/** Copies parts of the workspace into an empty folder, with links to the copy's own packages. */
export function copyWorkspace(copy: string, parts: readonly string[]): void {
  for (const part of parts) {
    cpSync(join(workspaceRoot, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/node_modules|out-tsc|\.test\.|\.stories\.|-e2e(?:\/|$)/.test(path),
    });
  }
  linkPackages(copy);
}

/** Links the installed packages into a copy of the workspace. The workspace's own packages are linked to the copy. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@wallet'), { recursive: true });
  for (const name of readdirSync(join(workspaceRoot, 'node_modules'))) {
    if (name !== '@wallet') symlinkSync(join(workspaceRoot, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const manifest of globSync('{libs/*,libs/features/*,tools/*}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, manifest), 'utf8')) as { readonly name: string };
    symlinkSync(join(copy, manifest, '..'), join(copy, 'node_modules', name));
  }
}
