import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@wallet/build';

const port = process.env.STORYBOOK_PORT ?? '6016';
const baseURL = `http://127.0.0.1:${port}`;

/** Opens every page of documents of a built Storybook, which shows stories beside their texts. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'documents.spec.ts',
  outputDir: '../reports/documents',
  timeout: 300_000,
  reporter: process.env.CI ? 'dot' : 'list',
  use: { baseURL, launchOptions: chromiumLaunch, screenshot: 'only-on-failure' },
  webServer: {
    command: `vite preview --outDir dist/storybook --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: `${baseURL}/index.json`,
  },
});
