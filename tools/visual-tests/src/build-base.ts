import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './base-commit.ts';

/** Builds the Storybook of a checkout. Resolves to its folder. */
export type BuildStorybook = (checkout: string) => Promise<string>;

/** Builds the Storybook of a commit in a temporary worktree and moves it into a folder. */
export async function buildBase(repository: string, commit: string, folder: string, build: BuildStorybook): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'pictures-'));
  const checkout = join(temporary, 'checkout');
  // Ctrl-C ends the build, which is then cleaned up.
  const keepRunning = () => undefined;
  process.on('SIGINT', keepRunning);
  try {
    git(repository, 'worktree', 'add', '--detach', checkout, commit);
    const built = await build(checkout);
    // Renamed when complete: an interrupted copy must not count as the Storybook.
    const part = `${folder}.part`;
    cpSync(built, part, { recursive: true });
    renameSync(part, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    git(repository, 'worktree', 'prune');
    process.off('SIGINT', keepRunning);
  }
}

/** Returns whether a commit has other packages than the working tree. */
export const hasOtherPackages = (repository: string, commit: string): boolean =>
  git(repository, 'diff', '--name-only', commit, '--', 'package-lock.json') !== '';
