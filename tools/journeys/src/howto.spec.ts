import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { test } from './fixtures.ts';
import { watchPolicy } from './watch-policy.ts';

/** The how-to videos. */
test.describe('the how-to videos', () => {
  test('play over their page, close with Back, and look and speak as it does', async ({ page, language, text, button }) => {
    const videoOf = (topic: string) =>
      page
        .getByRole('dialog')
        .getByLabel(text('howto', `topics.${topic}.title`))
        .and(page.locator('video'));
    const violations = await watchPolicy(page);
    const fetched: string[] = [];
    page.on('request', (call) => {
      const { pathname } = new URL(call.url());
      if (pathname.startsWith('/videos/')) fetched.push(pathname);
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/howto');
    await page.waitForLoadState('networkidle');
    expect(fetched).toContain(`/videos/wallet.${language}.light.webp`);
    // Only the pictures: a video costs money.
    expect(fetched.filter((path) => !path.endsWith('.light.webp'))).toEqual([]);
    const [play] = await button('howto', 'video.play').all();
    if (!play) throw new Error('there is no video');
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/howto\?video=wallet$/);
    await expect(page).toHaveTitle(withoutBreakMarks(text('howto', 'topics.wallet.title')));
    const video = videoOf('wallet');
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
    expect(await video.evaluate((element) => (element as HTMLVideoElement).currentSrc)).toContain(`/wallet.${language}.light.`);
    const cues = () =>
      video.evaluate((element) => [...((element as HTMLVideoElement).textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text));
    await expect.poll(cues).toEqual(['step1', 'step2', 'step3'].map((step) => text('howto', `topics.wallet.${step}`)));
    expect(await video.evaluate((element) => (element as HTMLVideoElement).textTracks[0]?.language)).toBe(language);
    await page.goBack();
    await expect(video).toHaveCount(0);
    await expect(page).toHaveURL(/\/howto$/);
    await expect(page).toHaveTitle(text('common', 'titles.howto'));
    await expect(play).toBeFocused();

    expect(await violations()).toEqual([]);
  });
});
