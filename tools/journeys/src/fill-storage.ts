import type { Page } from '@playwright/test';

/** Leaves a site no room in Cache Storage and databases, as on a phone whose storage is full. */
export async function fillStorage(page: Page, site: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site).origin, quotaSize: 1 });
}
