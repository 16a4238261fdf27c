import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages, workspaceRoot } from '@wallet/build';

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
