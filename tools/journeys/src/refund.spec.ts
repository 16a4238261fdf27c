import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { test } from './fixtures.ts';
import { countCalls } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester } from './tester.ts';

/** Refunds: received once, added to the wallet once. */
test.describe('the refund', () => {
  test(
    'is received and added to the wallet once each, even if responses are lost',
    { tag: '@core' },
    async ({ page, request, market: { id, defaultLanguage } }) => {
      const tester = new Tester(request, id);
      const screen = new RewardScreen(page, defaultLanguage);
      const member = await tester.member('refund-ready');
      const device = await tester.as(member);
      const before = await device.balances();
      const [received, added] = [countCalls(page, 'GET', '/api/refund/receive'), countCalls(page, 'GET', '/api/refund/addWallet')];
      await enter(page, member, '/user/bonus?modal=refund');
      await screen.expectText('refund', 'banners');
      await screen.button('common', 'next').click();

      const rows = page.getByRole('list', { name: screen.says('refund', 'log.title') }).getByRole('listitem');
      await expect(rows).toHaveCount(10);
      await screen.button('common', 'paging.next').click();
      await expect(rows).toHaveCount(2);
      await screen.expectText('refund', 'rate', { percents: '5%' });

      await screen.button('refund', 'receive.submit').dblclick();
      await screen.expectText('refund', 'receive.done');
      await expect(screen.button('refund', 'receive.submit')).toBeDisabled();
      expect(received()).toBe(1);

      await tester.fault({ match: 'GET /api/refund/addWallet', kind: 'reset', when: 'after-commit' });
      await screen.button('refund', 'add.submit').click();
      await screen.confirm('refund', 'add.askTitle', 'add.submit');
      await screen.expectText('refund', 'add.done');
      await expect(screen.button('refund', 'add.submit')).toBeDisabled();
      expect(added()).toBe(1);
      expect((await device.balances()).WALLET).toBeGreaterThan(before.WALLET ?? 0);

      const wallet = page.waitForResponse('**/api/wallet');
      await page.keyboard.press('Escape');
      await wallet;
      await expect(page).toHaveURL(/\/user\/bonus$/);
      await tester.expectConsistentLedger();
    },
  );

  test('says that a bonus blocks it before any tap, and why it was refused', async ({ page, request, market: { id, defaultLanguage } }) => {
    const tester = new Tester(request, id);
    const screen = new RewardScreen(page, defaultLanguage);
    await enter(page, await tester.member('refund-blocked'), '/user/bonus?modal=refund&step=receive');
    await screen.expectText('refund', 'blocked');
    await expect(screen.button('refund', 'receive.submit')).toBeDisabled();

    await page.route('**/api/refund/check', (route) =>
      route.fulfill({ json: { result: true, bonus: false, info: '<b>5%</b>', refundAmount: 7, refundSuccess: 0, refundFail: 5 } }),
    );
    await page.reload();
    await screen.expectText('refund', 'availableUnknown');
    for (const code of ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE']) {
      await page.route('**/api/refund/receive', (route) => route.fulfill({ status: 409, json: { message: code } }), { times: 1 });
      await screen.button('refund', 'receive.submit').click();
      await screen.expectText('errors', code);
    }
    await page.route('**/api/refund/addWallet', (route) => route.fulfill({ status: 409, json: { message: 'REFUND_MINIMUM' } }));
    await screen.button('refund', 'add.submit').click();
    await screen.confirm('refund', 'add.askTitle', 'add.submit');
    await screen.expectText('errors', 'REFUND_MINIMUM');
  });
});
