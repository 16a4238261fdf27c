import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunch } from '@wallet/build';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A project that runs every story in one of the variants of the preview. */
export const storiesProject = (name: string, variant: string): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name,
    env: { VITE_STORY_VARIANT: variant },
    // All stories share one page, as in Storybook itself. A page for each file took a third of the time.
    isolate: false,
    // Everything takes longer while other checks run.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium', name }],
    },
  },
});

/**
 * Runs every story in Chromium: it must render without errors, pass its play function and have no axe violations. Once in the Thai build,
 * dark, in Thai; once in the Lao build, light, in Lao, with reduced motion, and under a page translator.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { projects: [storiesProject('stories-usual', 'usual'), storiesProject('stories-other', 'other')] },
});
