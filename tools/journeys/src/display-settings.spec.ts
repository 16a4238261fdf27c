import { readQrTexts } from '@wallet/sandbox';
import { expect, type Locator } from '@playwright/test';
import { renderSVG } from 'uqr';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';

const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

/** Settings of a member's device, and names that contain more than letters. */
test.describe('settings of the device', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`muted texts are as strong as others with more contrast, in ${colorScheme}`, { tag: '@th' }, async ({ page, text, member }) => {
      await page.emulateMedia({ colorScheme });
      await enter(page, member, '/user/profile');
      const muted = page.getByText(text('profile', 'username'), { exact: true });
      const strong = await colorOf(page.getByRole('main'));
      expect(await colorOf(muted)).not.toBe(strong);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expect.poll(() => colorOf(muted)).toBe(strong);
    });
  }

  test('nothing shows through a dialog’s background with less transparency', { tag: '@la' }, async ({ page, button, member }) => {
    await enter(page, member, '/user/home');
    await button('home', 'widgets.withdraw').click();
    const background = () => page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    await expect.poll(background).toContain('rgba');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }] });
    await expect.poll(background).toMatch(/^rgb\(/);
  });

  test('the button of the chat keeps an edge with forced colours', { tag: '@th' }, async ({ page, text, member }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enter(page, member, '/user/contact');
    await expect(page.getByRole('button', { name: text('chat', 'open') })).toHaveCSS('border-top-style', 'solid');
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

  test('the ways to deposit keep their words whole with letters twice as large', async ({ page, member }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await enter(page, member, '/user/home?modal=deposit');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const broken = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const text = tab.firstChild;
        if (!(text instanceof Text)) return [];
        // Only scripts that write spaces between words.
        return [...text.data.matchAll(/[a-z]+/gi)].flatMap(([word]) => {
          const range = document.createRange();
          const start = text.data.indexOf(word);
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
  });
});

test('a name with marks of direction and breaks is read from left to right', async ({ page, text, member }) => {
  await page.route('**/api/account/profile', async (route) => {
    const response = await route.fetch();
    const { profile, ...rest } = (await response.json()) as { readonly profile: object };
    await route.fulfill({ response, json: { ...rest, profile: { ...profile, name: '\u202eSom\u200bchai\u200f \u2067Jaidee' } } });
  });
  await enter(page, member, '/user/profile');
  await expect(page.getByText(text('profile', 'username'), { exact: true })).toBeVisible();
  await expect(page.getByText('Som\u200bchai Jaidee', { exact: true })).toBeVisible();
});
