import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../src/base-commit.ts';
import { makeWorkspace, type TestWorkspace } from './make-workspace.ts';
import { writeStorybook, type StoryColor } from './write-storybook.ts';

interface Repository extends TestWorkspace {
  /** Returns how often a Storybook was built. */
  readonly builds: () => number;
  /** Writes a file and commits it. */
  readonly commit: (file: string, text: string) => void;
}

export const sources = 'stories.json';

/** Creates a repository whose Storybook is made from one file, which `main` contains. A branch from there is checked out. */
export function makeRepository(stories: Readonly<Record<string, StoryColor>>): Repository {
  let builds = 0;
  const workspace = makeWorkspace((checkout) => {
    builds += 1;
    const folder = join(checkout, 'built');
    writeStorybook(folder, JSON.parse(readFileSync(join(checkout, sources), 'utf8')) as Readonly<Record<string, string>>);
    return Promise.resolve(folder);
  });
  const { root } = workspace;
  const commit = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    git(root, 'add', file);
    git(root, '-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', 'commit', '--quiet', '--message', 'test: a change');
  };
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  commit(sources, JSON.stringify(stories));
  git(root, 'switch', '--quiet', '--create', 'change');
  return { ...workspace, builds: () => builds, commit };
}
