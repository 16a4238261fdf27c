import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { iphone } from './iphone.ts';
import { enter } from './login-screen.ts';
import { namedAs } from './texts.ts';

const line =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Line/14.19.1/IAB';

const test = base.extend<{ readonly openQrCode: () => Promise<void> }>({
  /** Opens the QR code of a new member. */
  openQrCode: async ({ page, tester, button }, use) =>
    use(async () => {
      await enter(page, await tester.member('new-member'), '/user/home?modal=deposit&method=qr');
      await page.locator('dialog [name=amount]').fill('20000');
      await button('deposit', 'qr.create').click();
      await expect(page.locator('dialog img')).toBeVisible();
    }),
});

/** A share sheet, which no browser of the tests has. It records what was shared, and is closed without a choice when `isClosed`. */
const addShareSheet = (page: Page, isClosed: boolean) =>
  page.addInitScript((closes) => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [] }: ShareData) => {
        const isActive = navigator.userActivation.isActive;
        for (const file of files) {
          const { width, height } = await createImageBitmap(file);
          shared.push(`${file.name} ${String(width)}x${String(height)}${isActive ? '' : ' without a press'}`);
        }
        if (closes) throw new DOMException('closed', 'AbortError');
      },
    });
  }, isClosed);

const sharedIn = (page: Page) => page.evaluate(() => (window as Window & { readonly shared?: readonly string[] }).shared);

/** What becomes of a picture depends on the browser, and the app says no more than it knows. */
test.describe('a picture of a QR code', () => {
  test('is sent to the downloads, and shared by a button of its own', { tag: '@la' }, async ({ page, text, button, openQrCode }) => {
    await addShareSheet(page, false);
    await openQrCode();
    const [download] = await Promise.all([page.waitForEvent('download'), button('deposit', 'qr.save').click()]);
    expect(download.suggestedFilename()).toBe('qr-20000.00.png');
    await expect(page.getByText(text('money', 'picture.downloaded'))).toBeVisible();
    await button('money', 'receipt.share').click();
    await expect.poll(() => sharedIn(page)).toEqual(['qr-20000.00.png 720x720']);
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: iphone });

    test(
      'goes through the share sheet during the press, and nothing is said when it is closed',
      { tag: '@th' },
      async ({ page, text, button, openQrCode }) => {
        await addShareSheet(page, true);
        await openQrCode();
        await button('deposit', 'qr.save').click();
        await expect.poll(() => sharedIn(page)).toEqual(['qr-20000.00.png 720x720']);
        await expect(button('money', 'receipt.share')).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await expect(page.getByText(text('money', 'picture.downloaded'))).toHaveCount(0);
      },
    );
  });

  test.describe('inside a chat app', () => {
    test.use({ userAgent: line });

    test('is shown to press and hold', { tag: '@la' }, async ({ page, text, button, openQrCode }) => {
      await openQrCode();
      await button('deposit', 'qr.save').click();
      const held = page.getByRole('dialog', namedAs(text('money', 'receipt.save')));
      await expect(held.getByText(text('money', 'picture.hold'))).toBeVisible();
      await expect.poll(() => held.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
      await page.keyboard.press('Escape');
      await expect(held).toHaveCount(0);
      await expect(button('deposit', 'qr.paid')).toBeVisible();
    });
  });
});
