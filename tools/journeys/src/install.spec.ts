import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { distFolder } from '@wallet/build';
import { testWith } from './fixtures.ts';
import { textsIn } from './texts.ts';

const test = testWith(({ app, defaultLanguage }) => ({ dist: distFolder(app), defaultLanguage, text: textsIn(defaultLanguage) }));

interface Manifest {
  readonly lang: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly icons: readonly { readonly src: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
}

/** What makes the app installable. */
test.describe('the app on a home screen', () => {
  test('can be installed, with a manifest in the language and pictures of the market', async ({
    page,
    request,
    setting: { dist, defaultLanguage, text },
  }) => {
    await page.goto('/login');
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // An incognito window installs nothing, whatever the page is like.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest.lang).toBe(defaultLanguage);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/user/home?modal=deposit', '/user/home?modal=withdraw', '/user/statement']);
    expect(manifest.shortcuts[0]?.name).toBe(text('common', 'titles.deposit').replaceAll('\u200b', ''));
    for (const { src, sizes } of manifest.screenshots) {
      const picture = page.locator('img').first();
      await page.goto(src);
      expect(await picture.evaluate((image: HTMLImageElement) => `${String(image.naturalWidth)}x${String(image.naturalHeight)}`)).toBe(
        sizes,
      );
    }
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    const apple = await request.get('/apple-touch-icon.png');
    expect(await apple.body()).toEqual(readFileSync(join(dist, 'apple-touch-icon.png')));
    expect((await request.get('/favicon.ico')).status()).toBe(200);
  });

  test('colours the bars of the browser like the theme that a visitor chooses', async ({ page, setting: { text } }) => {
    const bars = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches)?.content,
      );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/login');
    await expect.poll(bars).toBe('#ffffff');
    await page.getByLabel(text('common', 'theme.label')).selectOption('dark');
    await expect.poll(bars).not.toBe('#ffffff');
    await page.reload();
    await expect.poll(bars).not.toBe('#ffffff');
    await page.getByLabel(text('common', 'theme.label')).selectOption('system');
    await expect.poll(bars).toBe('#ffffff');
  });
});
