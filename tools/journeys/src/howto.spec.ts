import { expect, type Page } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { testWith } from './fixtures.ts';
import { namedAs, textsIn } from './texts.ts';
import { watchPolicy } from './watch-policy.ts';

const test = testWith(({ defaultLanguage, otherLanguage }) => {
  const text = (key: string) => textsIn(defaultLanguage)('howto', key);
  const videoOf = (page: Page, topic: string) =>
    page
      .getByRole('dialog')
      .getByLabel(text(`topics.${topic}.title`))
      .and(page.locator('video'));
  return { text, videoOf, defaultLanguage, otherLanguage };
});

/** The how-to videos. */
test.describe('the how-to videos', () => {
  test('play over their page, close with Back, and look and speak as it does', async ({
    page,
    setting: { text, videoOf, defaultLanguage },
  }) => {
    const violations = await watchPolicy(page);
    const fetched: string[] = [];
    page.on('request', (call) => {
      const { pathname } = new URL(call.url());
      if (pathname.startsWith('/videos/')) fetched.push(pathname);
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/howto');
    await page.waitForLoadState('networkidle');
    expect(fetched).toContain(`/videos/wallet.${defaultLanguage}.light.webp`);
    // Only the pictures: a video costs money.
    expect(fetched.filter((path) => !path.endsWith('.light.webp'))).toEqual([]);
    const [play] = await page.getByRole('button', namedAs(text('video.play'))).all();
    if (!play) throw new Error('there is no video');
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/howto\?video=wallet$/);
    await expect(page).toHaveTitle(withoutBreakMarks(text('topics.wallet.title')));
    const video = videoOf(page, 'wallet');
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
    expect(await video.evaluate((element) => (element as HTMLVideoElement).currentSrc)).toContain(`/wallet.${defaultLanguage}.light.`);
    const cues = () =>
      video.evaluate((element) => [...((element as HTMLVideoElement).textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text));
    await expect.poll(cues).toEqual(['step1', 'step2', 'step3'].map((step) => text(`topics.wallet.${step}`)));
    expect(await video.evaluate((element) => (element as HTMLVideoElement).textTracks[0]?.language)).toBe(defaultLanguage);
    await page.goBack();
    await expect(video).toHaveCount(0);
    await expect(page).toHaveURL(/\/howto$/);
    await expect(page).toHaveTitle(textsIn(defaultLanguage)('common', 'titles.howto'));
    await expect(play).toBeFocused();

    // A link opens a video, which waits to be played.
    await page.goto('/howto?video=checkBalance');
    await expect(videoOf(page, 'checkBalance')).toHaveJSProperty('paused', true);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/howto$/);
    await page.goto('/howto?video=nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('heading'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await violations()).toEqual([]);
  });

  test('report when they cannot be played, and can retry, in any language', async ({
    page,
    context,
    baseURL,
    setting: { otherLanguage },
  }) => {
    await context.addCookies([{ name: 'language', value: otherLanguage, url: baseURL ?? '' }]);
    const other = (key: string) => textsIn(otherLanguage)('howto', key);
    await page.route(/\/videos\/.*\.(?:webm|mp4)$/, (route) => route.abort());
    await page.goto('/howto');
    await page
      .getByRole('button', namedAs(other('video.play')))
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(other('video.failed'));
    await expect(dialog.getByRole('alert')).toContainText(other('video.failedText'));
    await page.unroute(/\/videos\/.*\.(?:webm|mp4)$/);
    await dialog.getByRole('button', namedAs(textsIn(otherLanguage)('common', 'retry'))).click();
    await expect.poll(() => dialog.locator('video').evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  });
});
