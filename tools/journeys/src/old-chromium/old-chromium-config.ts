import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import journeys from '../playwright-config.ts';

const reports = join(workspaceRoot, 'reports/old-chromium');

/** The journeys with the tag `@engines`, in a Chromium near the oldest supported one. It needs `node --import` of adapt-playwright.ts. */
export default defineConfig({
  ...journeys,
  testDir: join(import.meta.dirname, '..'),
  grep: /@engines\b/,
  reporter: [['list'], ['json', { outputFile: join(reports, 'journeys.json') }]],
  projects: (journeys.projects ?? []).map((project) => ({
    ...project,
    outputDir: join(reports, `${project.name ?? ''}-traces`),
    use: { ...project.use, launchOptions: { ...chromiumLaunch, executablePath: process.env['OLD_CHROMIUM_PATH'] ?? '' } },
  })),
});
