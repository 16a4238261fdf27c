import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

interface Visit {
  readonly browser: Browser;
  readonly site: string;
  readonly phone: string;
  readonly password: string;
}

/** The pictures that an app shows before it is installed. `scale`: pixels of the picture per pixel of the page. */
const screens = [
  { name: 'narrow', width: 360, height: 720, scale: 2 },
  { name: 'wide', width: 1280, height: 800, scale: 1 },
];

/** Takes pictures of a member's home page into `folder`. */
export async function takeScreens(folder: string, { browser, site, phone, password }: Visit): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, width, height, scale } of screens) {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: site, localStorage: [{ name: 'agreementRemembered', value: 'true' }] }] },
    });
    const page = await context.newPage();
    // Without an operator's name: the build is for any of them.
    await page.route('**/api/lookup/info', (route) => route.fulfill({ json: {} }));
    await page.goto('/login');
    await page.locator('[name=username]').fill(phone);
    await page.locator('[name=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/user/home');
    // The second visit has the fonts that the first one has fetched.
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.getByRole('time').waitFor();
      await page.waitForLoadState('networkidle');
      if (visit === 1) await page.reload();
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72, animations: 'disabled' });
    await context.close();
  }
}
