import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import { journeysIn } from '@wallet/build/engine-tags';
import { patience } from '../patience.ts';
import journeys from '../playwright-config.ts';

const reports = join(workspaceRoot, 'reports/old-chromium');

/** The journeys with a tag of the old Chromium, in one near the oldest supported one. It needs `node --import` of adapt-playwright.ts. */
export default defineConfig({
  ...journeys,
  ...patience,
  testDir: join(import.meta.dirname, '..'),
  reporter: [['list'], ['json', { outputFile: join(reports, 'journeys.json') }]],
  projects: (journeys.projects ?? []).map((project) => ({
    ...project,
    grep: journeysIn('old-chromium', project.name),
    outputDir: join(reports, `${project.name ?? ''}-traces`),
    use: { ...project.use, launchOptions: { ...chromiumLaunch, executablePath: process.env['OLD_CHROMIUM_PATH'] ?? '' } },
  })),
});
