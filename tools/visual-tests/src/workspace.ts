import type { BuildStorybook } from './build-base.ts';

/** What the comparison works on. Folders are absolute. */
export interface Workspace {
  /** The git repository. */
  readonly root: string;
  /** The built Storybook of the working tree. */
  readonly storybook: string;
  /** For references. */
  readonly pictures: string;
  readonly reports: string;
  readonly buildStorybook: BuildStorybook;
  readonly print: (text: string) => void;
}
