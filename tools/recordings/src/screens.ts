import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface Visit {
  readonly browser: Browser;
  readonly site: string;
}

interface Member {
  readonly phone: string;
  readonly password: string;
}

/** A browser of its own, whose visitor has agreed. */
export const newVisitor = ({ browser, site }: Visit, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: site, localStorage: [{ name: 'agreementRemembered', value: 'true' }] }] },
    ...options,
  });

/** Logs in, and waits for home with its amounts. */
export async function openHome(page: Page, { phone, password }: Member): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=username]').fill(phone);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/user/home');
  await page.getByRole('time').waitFor();
}

/** The pictures that an app shows before it is installed. `scale`: pixels of the picture per pixel of the page. */
const screens = [
  { name: 'narrow', width: 360, height: 720, scale: 2 },
  { name: 'wide', width: 1280, height: 800, scale: 1 },
];

/** Takes pictures of a member's home page into `folder`. */
export async function takeScreens(folder: string, visit: Visit & Member): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, width, height, scale } of screens) {
    const context = await newVisitor(visit, { viewport: { width, height }, deviceScaleFactor: scale, colorScheme: 'dark' });
    const page = await context.newPage();
    // Without an operator's name: the build is for any of them.
    await page.route('**/api/lookup/info', (route) => route.fulfill({ json: {} }));
    await openHome(page, visit);
    await page.waitForLoadState('networkidle');
    // The second visit has the fonts that the first one has fetched.
    await page.reload();
    await page.getByRole('time').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72, animations: 'disabled' });
    await context.close();
  }
}
