import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';

/** Copies parts of the workspace into an empty folder, in which the packages of the workspace are the copy's own. */
export function copyWorkspace(copy: string, parts: readonly string[]): void {
  for (const part of parts) {
    cpSync(join(workspaceRoot, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/node_modules|\.test\.|\.stories\.|-e2e(?:\/|$)/.test(path),
    });
  }
  mkdirSync(join(copy, 'node_modules/@wallet'), { recursive: true });
  for (const name of readdirSync(join(workspaceRoot, 'node_modules'))) {
    if (name !== '@wallet') symlinkSync(join(workspaceRoot, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const manifest of globSync('{libs/*,libs/features/*,tools/*}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, manifest), 'utf8')) as { readonly name: string };
    symlinkSync(join(copy, manifest, '..'), join(copy, 'node_modules', name));
  }
}
