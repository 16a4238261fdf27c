import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** The Storybook's origin in the pages of a context. Constant, because stories show their own address as a link and as a QR code. */
export const storybookOrigin = 'http://storybook.localhost';

/** Serves the Storybook's files to a context. It uses no port, so that parallel runs do not conflict. */
export async function serveStorybook(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${storybookOrigin}/**`, async (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    await route.fulfill(statSync(path, { throwIfNoEntry: false })?.isFile() ? { path } : { status: 404 });
  });
}
