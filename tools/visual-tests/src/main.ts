import { join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { buildCheckout, buildWorkingTree } from './build-storybook.ts';
import { comparePictures } from './compare-pictures.ts';
import { describeFindings, failing } from './findings.ts';
import { readOptions } from './options.ts';

/** Compares the working tree's stories with their references. Fails when one needs attention. */
try {
  const options = readOptions(process.argv.slice(2));
  const { findings, report } = await comparePictures(options, {
    root: workspaceRoot,
    storybook: await buildWorkingTree(),
    pictures: join(workspaceRoot, '.pictures'),
    reports: join(workspaceRoot, 'reports'),
    buildStorybook: buildCheckout,
    print: (text) => process.stdout.write(text),
  });
  console.log(`${describeFindings(findings)}\nThe report: ${relative(workspaceRoot, join(report, 'index.html'))}`);
  const faults = failing(findings, options.isUpdate);
  if (options.base === null && faults.length > 0) console.log('Where it looks as it should: npm run pictures -- --update');
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
