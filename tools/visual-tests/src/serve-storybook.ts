import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Where the pages of a context find the Storybook. Always the same: stories show links to where they are, and a code of one. */
export const storybookOrigin = 'http://storybook.localhost';

/** Answers all requests of a context for the Storybook with its files. It takes no port, so that several runs do not meet. */
export async function serveStorybook(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${storybookOrigin}/**`, async (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    await route.fulfill(statSync(path, { throwIfNoEntry: false })?.isFile() ? { path } : { status: 404 });
  });
}
