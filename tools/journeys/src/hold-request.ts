import type { Page } from '@playwright/test';

/** Holds all matching requests from now on. Returns a function that releases them and later ones. */
export async function holdRequest(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
