import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prepareBaseReferences } from './base-references.ts';
import type { Finding } from './findings.ts';
import { listStories } from './list-stories.ts';
import type { Options } from './options.ts';
import { runPlaywright } from './run-playwright.ts';
import { variantName } from './variants.ts';
import type { Workspace } from './workspace.ts';

export interface Comparison {
  readonly findings: readonly Finding[];
  /** Folder of the HTML report. */
  readonly report: string;
}

/** Compares the stories of the working tree with their references. Rejects when no story matches. */
export async function comparePictures(options: Options, workspace: Workspace): Promise<Comparison> {
  const { variants, only, isUpdate, base } = options;
  const { storybook, pictures, reports, print } = workspace;
  const references = base === null ? join(pictures, 'own') : await prepareBaseReferences(base, options, workspace);
  const stories = listStories(storybook, only);
  const ids = new Set(stories.map(({ id }) => id));
  const gone = variants.flatMap((variant) =>
    globSync('*.png', { cwd: join(references, variantName(variant)) })
      .map((file) => ({ story: basename(file, '.png'), variant: variantName(variant), state: 'gone' as const }))
      .filter(({ story }) => story.includes(only) && !ids.has(story)),
  );
  if (stories.length === 0 && gone.length === 0) throw new Error(`No story has "${only}" in its id.`);
  const report = join(reports, 'pictures');
  rmSync(report, { recursive: true, force: true });
  const taken = await runPlaywright(
    { storybook, stories, variants, references, isUpdate, output: join(reports, 'pictures-run'), report },
    print,
  );
  if (isUpdate) for (const { variant, story } of gone) rmSync(join(references, variant, `${story}.png`));
  return { findings: [...taken, ...gone], report };
}
