import type { BuildStorybook } from './build-base.ts';

/** The inputs and outputs of the comparison. Folders are absolute. */
export interface Workspace {
  /** The git repository. */
  readonly root: string;
  /** The built Storybook of the working tree. */
  readonly storybook: string;
  /** The folder for references. */
  readonly pictures: string;
  readonly reports: string;
  readonly buildStorybook: BuildStorybook;
  readonly print: (text: string) => void;
}
