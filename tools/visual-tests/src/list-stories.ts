import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Returns the stories of a built Storybook whose id contains a text, in menu order. */
export function listStories(storybook: string, only: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Story & { readonly type: string }>>;
  };
  return Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(only));
}
