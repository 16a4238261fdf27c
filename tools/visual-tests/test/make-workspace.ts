import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { comparePictures, type Comparison } from '../src/compare-pictures.ts';
import type { Options } from '../src/options.ts';
import { variantName, type Variant } from '../src/variants.ts';
import type { Workspace } from '../src/workspace.ts';

const variant: Variant = { build: 'th', language: 'en', theme: 'dark', width: 320 };
export const variantFolder = variantName(variant);

export interface TestWorkspace extends Workspace {
  /** Returns everything that was printed. */
  readonly printed: () => string;
  readonly compare: (options?: Partial<Options>) => Promise<Comparison>;
}

/** Creates an empty workspace in a temporary folder, removed after the test. By default its Storybook cannot be built. */
export function makeWorkspace(buildStorybook: Workspace['buildStorybook'] = () => Promise.reject(new Error('not built'))): TestWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'visual-tests-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  let text = '';
  const workspace: Workspace = {
    root,
    storybook: join(root, 'dist/storybook'),
    pictures: join(root, '.pictures'),
    reports: join(root, 'reports'),
    buildStorybook,
    print: (more) => {
      text += more;
    },
  };
  const compare = (options: Partial<Options> = {}) =>
    comparePictures({ variants: [variant], only: '', isUpdate: false, base: null, ...options }, workspace);
  return { ...workspace, printed: () => text, compare };
}
