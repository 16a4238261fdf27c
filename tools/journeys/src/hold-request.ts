import type { Page } from '@playwright/test';

/** Holds back all requests of a pattern from now on. Returns what lets them go on, those that come later included. */
export async function holdRequest(page: Page, pattern: string): Promise<() => void> {
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
