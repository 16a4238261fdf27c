import { expect, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/** How Safari of an iPhone names itself. */
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const test = base.extend<{ readonly openQrCode: () => Promise<void> }>({
  /** Opens the QR code of a new member. */
  openQrCode: async ({ page, button, visit }, use) =>
    use(async () => {
      await visit('new-member', '/user/home?modal=deposit&method=qr');
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
    await expect.poll(() => sharedIn(page)).toEqual(['qr-20000.00.png 900x900']);
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
        await expect.poll(() => sharedIn(page)).toEqual(['qr-20000.00.png 900x900']);
        await expect(button('money', 'receipt.share')).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await expect(page.getByText(text('money', 'picture.downloaded'))).toHaveCount(0);
      },
    );
  });
});
