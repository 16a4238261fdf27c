import { expect, type Page } from '@playwright/test';

/** A file that another app shares. */
export interface SharedFile {
  readonly name: string;
  readonly type: string;
  /** Base64, followed by zeros up to a number of bytes. */
  readonly content: string;
  readonly bytes?: number;
}

/** Posts files as the system's share sheet does: from outside of the page, in its window. Follows the response. */
export async function share(page: Page, files: readonly SharedFile[]): Promise<void> {
  const action = new URL('/share/slip', page.url()).href;
  await page.goto('about:blank');
  await page.evaluate(
    ({ shared, address }) => {
      const form = Object.assign(document.createElement('form'), { action: address, method: 'post', enctype: 'multipart/form-data' });
      const picked = new DataTransfer();
      for (const { name, type, content, bytes = 0 } of shared) {
        picked.items.add(new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0)), new Uint8Array(bytes)], name, { type }));
      }
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'slip', multiple: true, files: picked.files });
      if (shared.length > 0) form.append(input);
      document.body.append(form);
      form.submit();
    },
    { shared: files, address: action },
  );
}

/** Waits until the service worker answers for the page. */
export const expectWorker = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 }).toBe('activated');
