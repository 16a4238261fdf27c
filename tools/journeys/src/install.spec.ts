import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch, distFolder } from '@wallet/build';
import { withoutBreakMarks } from '@wallet/domain';
import { test as base } from './fixtures.ts';
import { namedAs } from './texts.ts';

const test = base.extend<{ readonly visitAgain: (minutesAgo: number) => Promise<void>; readonly invitation: Locator }>({
  /** Logs a new member in on a device that a member first visited some minutes ago. */
  visitAgain: async ({ page, tester, login }, use) =>
    use(async (minutesAgo) => {
      const member = await tester.member('normal');
      await login.open();
      await page.evaluate((at) => localStorage.setItem('installInvitation', String(at)), Date.now() - minutesAgo * 60_000);
      await login.logIn(member);
      await expect(page.getByRole('time')).toBeVisible();
    }),
  invitation: async ({ page, text }, use) => use(page.getByRole('region', namedAs(text('install', 'title')))),
});

/** The browser's offer, which needs a window that can install. It records when it is taken up. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.asked = String(navigator.userActivation.isActive);
      return Promise.resolve();
    };
    return window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

interface Manifest {
  readonly lang: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly icons: readonly { readonly src: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
}

/** Why the browser would not install the page. The whole browser knows every reason, the headless shell none. */
async function installabilityErrors(address: string): Promise<readonly string[]> {
  const profile = mkdtempSync(join(tmpdir(), 'wallet-profile-'));
  // A window of Playwright's is an incognito window, which installs nothing.
  const browser = await chromium.launchPersistentContext(profile, chromiumLaunch);
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const devtools = await browser.newCDPSession(page);
    const { installabilityErrors: errors } = await devtools.send('Page.getInstallabilityErrors');
    return errors.map(({ errorId }) => errorId);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** What makes the app installable. */
test.describe('the app on a home screen', () => {
  test('can be installed, with a manifest in the language and pictures of the market', async ({
    page,
    request,
    baseURL,
    language,
    text,
    market,
  }) => {
    await page.goto('/login');
    const devtools = await page.context().newCDPSession(page);
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
    expect(await installabilityErrors(`${baseURL ?? ''}/login`)).toEqual([]);

    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest.lang).toBe(language);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/user/home?modal=deposit', '/user/home?modal=withdraw', '/user/statement']);
    expect(manifest.shortcuts[0]?.name).toBe(withoutBreakMarks(text('common', 'titles.deposit')));
    for (const { src, sizes } of manifest.screenshots) {
      const picture = page.locator('img').first();
      await page.goto(src);
      expect(await picture.evaluate((image: HTMLImageElement) => `${String(image.naturalWidth)}x${String(image.naturalHeight)}`)).toBe(
        sizes,
      );
    }
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    const apple = await request.get('/apple-touch-icon.png');
    expect(await apple.body()).toEqual(readFileSync(join(distFolder(market.app), 'apple-touch-icon.png')));
    expect((await request.get('/favicon.ico')).status()).toBe(200);
  });
});

/** Members are invited once to keep the app on their home screen. */
test.describe('the invitation to install', () => {
  test('comes on the second visit, once, and leads to the question of the browser', async ({ page, text, visitAgain, invitation }) => {
    await visitAgain(31);
    await expect(invitation).toHaveCount(0);
    // The browser shows nothing by itself.
    expect(await offerInstall(page)).toBe(false);
    await expect(invitation).toBeVisible();
    await invitation.getByRole('button', namedAs(text('install', 'add'))).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
    await expect(invitation).toHaveCount(0);
  });
});
