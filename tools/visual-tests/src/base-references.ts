import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBaseCommit } from './base-commit.ts';
import { browserLaunch } from './browser-launch.ts';
import { buildBase, hasOtherPackages } from './build-base.ts';
import { describeFindings } from './findings.ts';
import { listStories, type Story } from './list-stories.ts';
import type { Options } from './options.ts';
import { runPlaywright } from './run-playwright.ts';
import { variantName, type Variant } from './variants.ts';
import type { Workspace } from './workspace.ts';

/**
 * Prepares a folder of references with the pictures of the commit at which this branch left `base`. Pictures that no earlier run left are
 * built and taken now. The folder is a copy, so that the working tree's new stories do not become the commit's.
 */
export async function prepareBaseReferences(base: string, { variants, only }: Options, workspace: Workspace): Promise<string> {
  const { root, pictures, print } = workspace;
  const commit = findBaseCommit(root, base);
  print(`Comparing with ${commit.slice(0, 12)}, where this branch left ${base}.\n`);
  if (hasOtherPackages(root, commit)) {
    print(
      'Its package-lock.json is another one. It is built with the packages that are installed now, so what they changed does not show.\n',
    );
  }
  const folder = join(pictures, 'commits', commit);
  const storybook = join(folder, 'storybook');
  if (!existsSync(storybook)) {
    mkdirSync(folder, { recursive: true });
    await buildBase(root, commit, storybook, workspace.buildStorybook);
  }
  const currentReferences = join(folder, `by-${fingerprint()}`);
  await takeMissing(storybook, listStories(storybook, only), variants, currentReferences, workspace);
  const references = join(pictures, 'base');
  rmSync(references, { recursive: true, force: true });
  if (existsSync(currentReferences)) cpSync(currentReferences, references, { recursive: true });
  return references;
}

/** Other browsers and other versions of this tool may render differently. */
function fingerprint(): string {
  const hash = createHash('sha256').update(execFileSync(browserLaunch.executablePath, ['--version']));
  for (const file of globSync('*.ts', { cwd: import.meta.dirname }).toSorted()) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

async function takeMissing(
  storybook: string,
  stories: readonly Story[],
  variants: readonly Variant[],
  references: string,
  { reports, print }: Workspace,
): Promise<void> {
  const isMissing = (variant: Variant, { id }: Story) => !existsSync(join(references, variantName(variant), `${id}.png`));
  const missing = stories.filter((story) => variants.some((variant) => isMissing(variant, story)));
  if (missing.length === 0) return;
  print(`Taking the pictures of the commit: ${String(missing.length)} stories in ${String(variants.length)} variants.\n`);
  const findings = await runPlaywright(
    { storybook, stories: missing, variants, references, isUpdate: false, output: join(reports, 'pictures-base'), report: null },
    print,
  );
  const broken = findings.filter(({ state }) => state === 'broken');
  if (broken.length > 0) print(`In the commit itself:\n${describeFindings(broken)}\n`);
}
