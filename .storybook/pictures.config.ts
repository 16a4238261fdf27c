import { join } from 'node:path';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storiesProject } from './vitest.config.ts';

const picturesProject = (name: string, variant: string, viewport: string): TestProjectInlineConfiguration =>
  mergeConfig(storiesProject(name, variant), {
    test: {
      env: { VITE_STORY_VIEWPORT: viewport },
      setupFiles: [join(import.meta.dirname, 'compare-picture.ts')],
      browser: {
        expect: {
          toMatchScreenshot: {
            // The default misses small changes of colours. References come from the same machine, so a lower value is safe.
            comparatorOptions: { threshold: 0.01 },
            timeout: 15_000,
            resolveScreenshotPath: ({ root, project, testFileDirectory, testFileName, arg, ext }) =>
              join(root, '.pictures', project.name, testFileDirectory, testFileName, `${arg}${ext}`),
          },
        },
      },
    },
  } satisfies TestProjectInlineConfiguration);

/** Runs every story once on a phone and once on a desktop, and compares each with its reference picture. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    // For the pictures of stories that look different.
    attachmentsDir: 'reports/pictures',
    projects: [picturesProject('phone', 'usual', 'phone'), picturesProject('desktop', 'other', 'desktop')],
  },
});
