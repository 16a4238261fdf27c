import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBaseCommit, git } from '../src/base-commit.ts';
import { hasOtherPackages } from '../src/build-base.ts';
import { makeRepository, sources } from './make-repository.ts';
import { writeStorybook } from './write-storybook.ts';

describe('comparing with another branch', { timeout: 120_000 }, () => {
  it('reports the working tree’s changes in each run, and builds the commit once', async () => {
    const repository = makeRepository({ 'button--primary': 'blue', 'button--busy': 'gray', 'card--old': 'white' });
    writeStorybook(repository.storybook, { 'button--primary': 'red', 'button--busy': 'gray', 'card--new': 'green' });
    for (let run = 1; run <= 2; run += 1) {
      const { findings } = await repository.compare({ base: 'main' });
      expect(findings.map(({ story, state }) => [story, state])).toEqual([
        ['button: primary', 'changed'],
        ['button: busy', 'same'],
        ['card: new', 'new'],
        ['card--old', 'gone'],
      ]);
    }
    expect(repository.builds()).toBe(1);
    expect(repository.printed()).toContain('where this branch left main');
    expect(existsSync(join(repository.pictures, 'own'))).toBe(false);
  });

  it('ignores later commits of the other branch', () => {
    const { root, commit } = makeRepository({});
    const start = git(root, 'rev-parse', 'main');
    git(root, 'switch', '--quiet', 'main');
    commit(sources, 'later');
    git(root, 'switch', '--quiet', 'change');
    expect(findBaseCommit(root, 'main')).toBe(start);
    expect(() => findBaseCommit(root, 'mian')).toThrow('mian');
  });

  it('leaves no worktree behind, even when the build fails', async () => {
    const repository = makeRepository({});
    repository.commit(sources, 'no stories');
    await expect(repository.compare({ base: 'change' })).rejects.toThrow('JSON');
    expect(git(repository.root, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('detects whether the commit has other packages', () => {
    const { root, commit } = makeRepository({});
    commit('package-lock.json', '{}');
    expect(hasOtherPackages(root, 'HEAD')).toBe(false);
    writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
    expect(hasOtherPackages(root, 'HEAD')).toBe(true);
  });
});
