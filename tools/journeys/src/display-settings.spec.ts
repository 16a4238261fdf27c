import { readQrTexts } from '@wallet/sandbox';
import { expect, type Locator } from '@playwright/test';
import { renderSVG } from 'uqr';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';

const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

/** Settings of a member's device. */
test.describe('settings of the device', () => {
  test('muted texts are as strong as others with more contrast', { tag: '@th' }, async ({ page, text, member }) => {
    await enter(page, member, '/user/profile');
    const muted = page.getByText(text('profile', 'username'), { exact: true });
    const strong = await colorOf(page.getByRole('main'));
    expect(await colorOf(muted)).not.toBe(strong);
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(() => colorOf(muted)).toBe(strong);
  });

  test('QR codes can be scanned with forced colours', { tag: '@th' }, async ({ page, member }) => {
    // Its ground is what stands below it.
    const markup = renderSVG('https://line.example/wallet', { border: 0 }).replace(/<rect[^>]*>/, '');
    const lineQR = `data:image/svg+xml,${encodeURIComponent(markup)}`;
    await page.route('**/api/lookup/contact', (route) => route.fulfill({ json: { lineName: '@wallet', lineQR } }));
    await page.route('**/api/qrcode/*', (route) =>
      route.fulfill({
        json: { hasQrcode: true, qrcodeId: 'q1', qrcode: markup, amount: 20, expireIn: new Date(Date.now() + 600_000).toISOString() },
      }),
    );
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await enter(page, member, '/user/contact');
    for (const path of ['/user/contact', '/user/home?modal=deposit&method=qr', '/user/home?modal=invite&step=friends']) {
      await page.goto(path);
      const place = page.getByRole('img', { name: 'QR' }).first().locator('..');
      await expect(place).toBeVisible();
      await expect.poll(async () => readQrTexts(await place.screenshot()), path).toHaveLength(1);
    }
  });
});
