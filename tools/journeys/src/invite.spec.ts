import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { enter } from './enter.ts';
import { test } from './fixtures.ts';
import { countCalls } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester } from './tester.ts';

/** Inviting friends: banners, the link, the earnings, and the bonus, received once. */
test.describe('inviting friends', () => {
  test(
    'begins with banners, offers the link, and pays the bonus once',
    { tag: '@core' },
    async ({ page, context, request, market: { id, defaultLanguage } }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const tester = new Tester(request, id);
      const screen = new RewardScreen(page, defaultLanguage);
      const member = await tester.member('invite-ready');
      const device = await tester.as(member);
      const before = await device.balances();
      const calls = countCalls(page, 'GET', '/api/invite/bonus');
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: (data: ShareData) => localStorage.setItem('shared', data.url ?? '') });
      });
      await enter(page, member, '/user/bonus?modal=invite');
      await screen.expectText('invite', 'banners');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/user\/bonus$/);
      await page.goto('/user/bonus?modal=invite');
      await screen.button('common', 'next').click();

      const link = await page
        .getByRole('dialog')
        .getByText(/\/register\?code=PR/)
        .textContent();
      expect(link).toMatch(new RegExp(`^${new URL(page.url()).origin}/register\\?code=PR.+$`));
      await screen.button('invite', 'copy').click();
      await screen.expectText('common', 'copied', { text: link ?? '' });
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await screen.button('invite', 'share').click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('shared'))).toBe(link);
      await expect(page.getByRole('img', { name: withoutBreakMarks(screen.says('invite', 'qr')) })).toBeVisible();

      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(11);
      await screen.button('common', 'paging.next').click();
      await expect(rows).toHaveCount(3);

      await tester.fault({ match: 'GET /api/invite/bonus', kind: 'reset', when: 'after-commit' });
      await screen.button('invite', 'receive.submit').click();
      // A lost response is compared with what has been read before.
      await page.waitForLoadState('networkidle');
      await screen.confirm('invite', 'receive.askTitle', 'receive.submit');
      await screen.expectText('invite', 'receive.done');
      expect(calls()).toBe(1);
      await expect(screen.button('invite', 'receive.submit')).toBeDisabled();
      expect((await device.balances()).WALLET).toBeGreaterThan(before.WALLET ?? 0);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/user\/bonus$/);
      await tester.expectConsistentLedger();
    },
  );

  test('says why there is nothing to receive, and opens directly without banners', async ({
    page,
    request,
    market: { id, defaultLanguage },
  }) => {
    const tester = new Tester(request, id);
    const screen = new RewardScreen(page, defaultLanguage);
    const member = await tester.member('no-banners');
    await enter(page, member, '/user/bonus?modal=invite');
    await screen.expectText('invite', 'table.empty');
    await expect(screen.button('invite', 'receive.submit')).toBeDisabled();

    // The shown data may be out of date: the backend decides.
    await page.route('**/api/wallet', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...((await response.json()) as object), invite: { amount: 5, success: 1, fail: 2 } } });
    });
    await page.reload();
    for (const code of ['INVITE_COLLECT', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_INVITEE_PLAY_INFO', 'INVITE_BONUS_FAIL']) {
      await page.route('**/api/invite/bonus', (route) => route.fulfill({ status: 409, json: { message: code } }), { times: 1 });
      await screen.button('invite', 'receive.submit').click();
      await screen.confirm('invite', 'receive.askTitle', 'receive.submit');
      await screen.expectText('errors', code);
    }
    // A refusal refetches the figures. No request may be pending when the page closes.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
