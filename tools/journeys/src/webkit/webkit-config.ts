import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { workspaceRoot } from '@wallet/build';
import { patience } from '../patience.ts';
import journeys from '../playwright-config.ts';

const reports = join(workspaceRoot, 'reports/webkit');

/** Journeys in WebKitGTK, the engine of iPhones, by WebDriver. Playwright only runs them. */
export default defineConfig({
  ...journeys,
  ...patience,
  testDir: import.meta.dirname,
  testMatch: '*.webkit.ts',
  use: {},
  reporter: [['list'], ['json', { outputFile: join(reports, 'journeys.json') }]],
});
