import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../src/base-commit.ts';
import { makeWorkspace, type TestWorkspace } from './make-workspace.ts';
import { writeStorybook, type StoryColor } from './write-storybook.ts';

type Colors = Readonly<Record<string, StoryColor>>;

const sources = 'colors.json';

/** A repository whose Storybook is made from one file. */
function makeRepository(main: Colors): TestWorkspace & { readonly builds: () => number; readonly commit: (colors: Colors) => void } {
  let builds = 0;
  const workspace = makeWorkspace((checkout) => {
    builds += 1;
    const folder = join(checkout, 'out');
    writeStorybook(folder, JSON.parse(readFileSync(join(checkout, sources), 'utf8')) as Colors);
    return Promise.resolve(folder);
  });
  const { root } = workspace;
  const commit = (colors: Colors) => {
    writeFileSync(join(root, sources), JSON.stringify(colors));
    git(root, 'add', sources);
    git(root, '-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', 'commit', '--quiet', '--message', 'test: colours');
  };
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  commit(main);
  git(root, 'switch', '--quiet', '--create', 'change');
  return { ...workspace, builds: () => builds, commit };
}

describe('comparing with another branch', { timeout: 60_000 }, () => {
  it('says what the working tree changes, as often as it is asked, and builds the commit once', async () => {
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
    expect(existsSync(join(repository.pictures, 'own'))).toBe(false);
  });

  it('leaves out what was done on the other branch since', async () => {
    const repository = makeRepository({ 'button--primary': 'blue' });
    git(repository.root, 'switch', '--quiet', 'main');
    repository.commit({ 'button--primary': 'red' });
    git(repository.root, 'switch', '--quiet', 'change');
    writeStorybook(repository.storybook, { 'button--primary': 'blue' });
    const { findings } = await repository.compare({ base: 'main' });
    expect(findings).toMatchObject([{ story: 'button: primary', state: 'same' }]);
  });

  it('leaves no worktree behind, also where the build fails', async () => {
    const repository = makeRepository({ 'button--primary': 'blue' });
    writeStorybook(repository.storybook, { 'button--primary': 'blue' });
    writeFileSync(join(repository.root, sources), 'no colours');
    git(
      repository.root,
      '-c',
      'user.name=Tester',
      '-c',
      'user.email=tester@example.com',
      'commit',
      '--quiet',
      '--all',
      '--message',
      'test: broken',
    );
    await expect(repository.compare({ base: 'change' })).rejects.toThrow('JSON');
    expect(git(repository.root, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('says that packages differ, and which branch it does not know', async () => {
    const repository = makeRepository({ 'button--primary': 'blue' });
    writeStorybook(repository.storybook, { 'button--primary': 'blue' });
    await expect(repository.compare({ base: 'mian' })).rejects.toThrow('mian');
    writeFileSync(join(repository.root, 'package-lock.json'), '{}');
    git(repository.root, 'add', 'package-lock.json');
    await repository.compare({ base: 'main' });
    expect(repository.printed()).toContain('package-lock.json is another one');
  });
});
