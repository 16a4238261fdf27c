import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { workspaceRoot } from '@wallet/build';
import { journeysIn } from '@wallet/build/engine-tags';
import { patience } from '../patience.ts';
import journeys from '../playwright-config.ts';

const reports = join(workspaceRoot, 'reports/firefox');

// A phone of the same size: Firefox has no mobile mode in Playwright, and the name of another browser would hide its own ways.
const phone = Object.fromEntries(Object.entries(journeys.use ?? {}).filter(([option]) => option !== 'userAgent' && option !== 'isMobile'));

/** The journeys with a tag of Firefox, in that of the system. It needs `node --import` of adapt-playwright.ts. */
export default defineConfig({
  ...journeys,
  ...patience,
  testDir: join(import.meta.dirname, '..'),
  use: phone,
  reporter: [['list'], ['json', { outputFile: join(reports, 'journeys.json') }]],
  projects: (journeys.projects ?? []).map((project) => ({
    ...project,
    grep: journeysIn('firefox', project.name),
    outputDir: join(reports, `${project.name ?? ''}-traces`),
    use: {
      ...project.use,
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      colorScheme: null,
      contextOptions: {},
      launchOptions: {
        executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      },
    },
  })),
});
