import { spawnSync } from 'node:child_process';

export function git(repository: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Returns the commit at which the current branch left another one; later commits there are no changes of this branch. */
export function findBaseCommit(repository: string, base: string): string {
  const commit = git(repository, 'rev-parse', '--verify', '--end-of-options', `${base}^{commit}`);
  return git(repository, 'merge-base', 'HEAD', commit);
}
