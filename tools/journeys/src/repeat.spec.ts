import { expect } from '@playwright/test';
import { walletPlace } from '@wallet/domain';
import { test } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { moneyScreen } from './money-screen.ts';

/** Browsers repeat a call by themselves when a reused connection is reset before the response. */
test(
  'a transfer that the browser sends twice is executed once',
  { tag: ['@la', '@core'] },
  async ({ browser, language, text, tester, currency }) => {
    await using proxy = await startLossyProxy(journeyPorts.site);
    const localStorage = [{ name: 'agreementRemembered', value: 'true' }];
    await using context = await browser.newContext({
      baseURL: proxy.url,
      storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
    });
    const device = await tester.as(await tester.member('normal'));
    const before = await device.balances();
    await device.logIn(context);
    const screen = moneyScreen(await context.newPage(), language, 'transfer');
    await screen.open('&account=betflix');
    await screen.review('100');
    proxy.dropResponse('POST /api/wallet/transfer');
    await screen.primary.click();
    await screen.expectDone(text('transfer', 'doneTitle'), screen.money(100_00, currency));
    // The page has not noticed that the same call left twice.
    expect(proxy.calls).toMatchObject([{}, { key: proxy.calls[0]?.key }]);
    expect(proxy.calls[0]).toMatchObject({ isReused: true, key: expect.any(String) });
    expect(await device.balances()).toEqual({
      ...before,
      [walletPlace]: (before[walletPlace] ?? 0) - 100_00,
      betflix: (before.betflix ?? 0) + 100_00,
    });
  },
);
