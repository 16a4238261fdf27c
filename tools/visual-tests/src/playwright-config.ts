import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { browserLaunch } from './browser-launch.ts';
import type { VariantOption } from './fixtures.ts';
import { findingsFile, readRunSettings } from './run-settings.ts';
import { variantName } from './variants.ts';

const settings = readRunSettings();
const { references, report, variants, isUpdate, output } = settings;
const html: ReporterDescription[] = report === null ? [] : [['html', { outputFolder: report, open: 'never' }]];

/** The stories of a built Storybook, with a project for each variant. */
export default defineConfig<object, VariantOption>({
  testDir: import.meta.dirname,
  outputDir: join(output, 'files'),
  snapshotPathTemplate: join(references, '{projectName}/{arg}{ext}'),
  updateSnapshots: isUpdate ? 'changed' : 'missing',
  forbidOnly: true,
  workers: '100%',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // The default of 0.2 misses small colour changes. References come from the same machine, so a lower value is safe.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.01 },
  },
  reporter: [[join(import.meta.dirname, 'findings-reporter.ts'), { file: findingsFile(settings) }], ...html],
  use: { launchOptions: browserLaunch },
  projects: variants.map((variant) => ({ name: variantName(variant), use: { variant } })),
});
